import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** One way to lay out a region: how large its letters are (everything in it is measured in em), and how dense. */
export interface FitStep {
  readonly size: number;
  readonly density: string;
}

/** More room than this is worth trying a roomier layout for. */
const WORTH_IT = 8;

/**
 * Lays a region out as large as it fits without scrolling: the first step that does, else the last. Its density is
 * answered, and written on the element for the styles. What is in the region may depend on the density, so that each one
 * is drawn before it is judged, and one that was too large is not tried again until there is more room or other content.
 */
export function useFit(region: RefObject<HTMLElement | null>, steps: readonly FitStep[], content: unknown): string {
  const roomiest = steps[0]?.density ?? "";
  const [density, setDensity] = useState(roomiest);
  const judged = useRef(content);
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return;
    if (judged.current !== content) {
      judged.current = content;
      if (density !== roomiest) {
        setDensity(roomiest);
        return;
      }
    }
    const fit = (): void => {
      element.dataset["density"] = density;
      for (const step of steps) {
        if (step.density !== density) continue;
        element.style.fontSize = `${step.size}px`;
        if (element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1) return;
      }
      const denser = steps[steps.findLastIndex((step) => step.density === density) + 1];
      if (denser !== undefined) setDensity(denser.density);
    };
    fit();
    let { clientWidth: width, clientHeight: height } = element;
    // What is inside grows too: a name, a font that comes late.
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      const roomier = clientWidth > width + WORTH_IT || clientHeight > height + WORTH_IT;
      width = clientWidth;
      height = clientHeight;
      if (roomier && density !== roomiest) setDensity(roomiest);
      else fit();
    });
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [region, steps, content, density, roomiest]);
  return density;
}
