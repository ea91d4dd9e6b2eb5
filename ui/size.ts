import { type RefObject, useLayoutEffect, useState } from "react";

/** How large a part of the page is, in rem. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The room of a region, whatever lies in it: for boards that work out from their data how large things can be. The region must
 * have its size from the grid around it, so that it changes with the window alone; undefined before it is there.
 */
export function useSize(region: RefObject<HTMLElement | null>, wanted: unknown): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return;
    const look = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = { width: element.clientWidth / rem, height: element.clientHeight / rem };
      setSize((last) => (last?.width === next.width && last.height === next.height ? last : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [region, wanted]);
  return size;
}
