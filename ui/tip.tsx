import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { HELD } from "./held.ts";
import "./tip.css";
import { placeTip } from "./tip-place.ts";

interface Tip {
  readonly anchor: Element;
  readonly content: ReactNode;
}
interface TipControl {
  readonly show: (anchor: Element, content: ReactNode, after?: number) => void;
  /** Shows it once the mouse moves: what came to lie under one that rests was not asked about. */
  readonly meet: (anchor: Element, content: ReactNode, after: number) => void;
  readonly hide: () => void;
}
interface TipCardProps {
  readonly tip: Tip;
  readonly control: TipControl;
  readonly onGone: () => void;
}

const TipContext = createContext<TipControl>({ show: () => {}, meet: () => {}, hide: () => {} });

/** How long a pointer rests before a tip comes, and how long the tip stays after it left, so that one can move onto it. */
const REST = 280;
/** Over what can be played the prompt says what it does; the tip waits longer there. */
export const LONG_REST = 900;
const LINGER = 220;

/** Shows what a thing is, where it lies: on hover, on focus, on touch. Escape dismisses it. */
export function TipProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [tip, setTip] = useState<Tip>();
  const timer = useRef<number>(undefined);
  const met = useRef<() => void>(undefined);
  const control = useMemo<TipControl>(() => {
    const later = (next: Tip | undefined, after: number): void => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setTip(next), after);
    };
    return {
      show: (anchor, content, after = 0) => {
        met.current = undefined;
        later({ anchor, content }, after);
      },
      meet: (anchor, content, after) => {
        met.current = () => later({ anchor, content }, after);
      },
      hide: () => {
        met.current = undefined;
        later(undefined, LINGER);
      },
    };
  }, []);
  useEffect(() => {
    const dismiss = (event: Event): void => {
      const elsewhere = event.target instanceof Element && event.target.closest(".tip") === null;
      if (event instanceof KeyboardEvent ? event.key === "Escape" : elsewhere) {
        window.clearTimeout(timer.current);
        setTip(undefined);
      }
    };
    const move = (): void => {
      met.current?.();
      met.current = undefined;
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("keydown", dismiss);
    window.addEventListener("pointerdown", dismiss, { capture: true });
    return () => {
      window.clearTimeout(timer.current);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("keydown", dismiss);
      window.removeEventListener("pointerdown", dismiss, { capture: true });
    };
  }, []);
  return (
    <TipContext value={control}>
      {children}
      {tip === undefined ? null : <TipCard tip={tip} control={control} onGone={() => setTip(undefined)} />}
    </TipContext>
  );
}

function TipCard({ tip, control, onGone }: TipCardProps): ReactElement {
  const card = useRef<HTMLDivElement>(null);
  // What a tip is about may be taken from under the pointer, which then never leaves it: a thing that is gone has no size.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (tip.anchor.getClientRects().length === 0) onGone();
    });
    observer.observe(tip.anchor);
    return () => observer.disconnect();
  }, [tip.anchor]);
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null) return;
    if (tip.anchor.getClientRects().length === 0) return onGone();
    const { left, top } = placeTip(
      { width: element.offsetWidth, height: element.offsetHeight },
      {
        anchor: tip.anchor.getBoundingClientRect(),
        window: { width: window.innerWidth, height: window.innerHeight },
        prompt: document.querySelector(".prompt")?.getBoundingClientRect(),
        hand: tip.anchor.closest(".frame-hand")?.getBoundingClientRect(),
      },
    );
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  });
  return (
    <div
      ref={card}
      role="tooltip"
      className="tip"
      onPointerEnter={() => control.show(tip.anchor, tip.content)}
      onPointerLeave={() => control.hide()}
    >
      {tip.content}
    </div>
  );
}

/** For what shows tips of its own. */
export function useTipControl(): TipControl {
  return useContext(TipContext);
}

interface TipProps {
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

function endHold(element: HTMLElement): void {
  window.clearTimeout(Number(element.dataset["holding"]));
  delete element.dataset["holding"];
}

/** What an element needs to explain itself. */
export function useTip(content: ReactNode): TipProps {
  const control = useContext(TipContext);
  return {
    onPointerEnter: ({ currentTarget, pointerType }) => {
      if (pointerType === "mouse")
        control.meet(currentTarget, content, currentTarget.dataset["look"] === "idle" ? REST : LONG_REST);
    },
    onPointerLeave: () => control.hide(),
    // A finger has no hover: one that rests on a thing asks what it is, and touches nothing with that.
    onPointerDown: ({ currentTarget, pointerType }) => {
      if (pointerType === "mouse") return;
      const timer = window.setTimeout(() => {
        currentTarget.dataset["held"] = "";
        control.show(currentTarget, content);
      }, HELD);
      currentTarget.dataset["holding"] = String(timer);
    },
    onPointerCancel: ({ currentTarget }) => endHold(currentTarget),
    // A tap on what cannot be played explains it too, until the next tap.
    onPointerUp: ({ currentTarget, pointerType }) => {
      endHold(currentTarget);
      if ("held" in currentTarget.dataset) return;
      if (pointerType !== "mouse" && currentTarget.dataset["look"] === "idle") {
        window.setTimeout(() => control.show(currentTarget, content), LINGER);
      }
    },
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(":focus-visible")) control.show(currentTarget, content);
    },
    onBlur: () => control.hide(),
  };
}
