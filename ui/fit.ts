import { type RefObject, useLayoutEffect, useState } from "react";

/** One way to lay out a region: how large its letters are (everything in it is measured in em), and how dense. */
export interface FitStep {
  readonly size: number;
  readonly density: string;
}

/** Lays a region out as large as it fits without scrolling: the first step that does, else the last. Its density is
 *  answered, and written on the element for the styles. */
export function useFit(region: RefObject<HTMLElement | null>, steps: readonly FitStep[], content: unknown): string {
  const [density, setDensity] = useState(steps[0]?.density ?? "");
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return;
    const fit = (): void => {
      for (const step of steps) {
        element.style.fontSize = `${step.size}px`;
        element.dataset["density"] = step.density;
        if (element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1) break;
      }
      setDensity(element.dataset["density"] ?? "");
    };
    fit();
    // What is inside grows too: a name, a font that comes late.
    const observer = new ResizeObserver(fit);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [region, steps, content]);
  return density;
}
