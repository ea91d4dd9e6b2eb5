import type { FocusEvent, PointerEvent } from "react";
import type { TouchProps } from "./touch.ts";

interface Explains {
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/** For a thing that can be touched and explains itself: what it listens to, for both. */
export function both(touch: TouchProps, tip: Explains): TouchProps & Explains {
  return {
    ...touch,
    onPointerUp: tip.onPointerUp,
    onPointerCancel: tip.onPointerCancel,
    onPointerDown(event) {
      touch.onPointerDown(event);
      tip.onPointerDown(event);
    },
    onPointerEnter(event) {
      touch.onPointerEnter(event);
      tip.onPointerEnter(event);
    },
    onPointerLeave(event) {
      touch.onPointerLeave(event);
      tip.onPointerLeave(event);
    },
    onFocus(event) {
      touch.onFocus(event);
      tip.onFocus(event);
    },
    onBlur() {
      touch.onBlur();
      tip.onBlur();
    },
  };
}
