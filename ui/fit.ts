import { type RefObject, useLayoutEffect } from "react";

/** One way to lay out a region: how large its letters are (everything in it is measured in em), and how dense. */
export interface FitStep {
  readonly size: number;
  readonly density: string;
}

/** Lays a region out as large as it fits without scrolling: the first step that does, else the last. */
export function useFit(region: RefObject<HTMLElement | null>, steps: readonly FitStep[], content: unknown): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return;
    const fit = (): void => {
      for (const { size, density } of steps) {
        element.style.fontSize = `${size}px`;
        element.dataset["density"] = density;
        if (element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1) return;
      }
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [region, steps, content]);
}
