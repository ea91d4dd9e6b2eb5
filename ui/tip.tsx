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
import "./tip.css";

interface Tip {
  readonly anchor: Element;
  readonly content: ReactNode;
}
interface TipControl {
  show(anchor: Element, content: ReactNode): void;
  hide(): void;
}

const TipContext = createContext<TipControl>({ show: () => {}, hide: () => {} });

/** How long a tip stays after the pointer left, so that one can move onto it. */
const LINGER = 220;

/** Shows what a thing is, where it lies: on hover, on focus, on touch. Escape dismisses it. */
export function TipProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [tip, setTip] = useState<Tip>();
  const leaving = useRef<number>(undefined);
  const control = useMemo<TipControl>(
    () => ({
      show(anchor, content) {
        window.clearTimeout(leaving.current);
        setTip({ anchor, content });
      },
      hide() {
        window.clearTimeout(leaving.current);
        leaving.current = window.setTimeout(() => setTip(undefined), LINGER);
      },
    }),
    [],
  );
  useEffect(() => {
    const dismiss = (event: KeyboardEvent): void => {
      if (event.key === "Escape") setTip(undefined);
    };
    window.addEventListener("keydown", dismiss);
    return () => window.removeEventListener("keydown", dismiss);
  }, []);
  return (
    <TipContext value={control}>
      {children}
      {tip === undefined ? null : <TipCard tip={tip} control={control} />}
    </TipContext>
  );
}

function TipCard({ tip, control }: { readonly tip: Tip; readonly control: TipControl }): ReactElement {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null) return;
    const anchor = tip.anchor.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = element;
    const left = Math.min(Math.max(8, anchor.left + anchor.width / 2 - width / 2), window.innerWidth - width - 8);
    const above = anchor.top - height - 8;
    const below = anchor.bottom + 8;
    const top = below + height < window.innerHeight - 8 ? below : Math.max(8, above);
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

interface TipProps {
  onPointerEnter(event: PointerEvent<Element>): void;
  onPointerLeave(): void;
  onFocus(event: FocusEvent<Element>): void;
  onBlur(): void;
}

/** What an element needs to explain itself. */
export function useTip(content: ReactNode): TipProps {
  const control = useContext(TipContext);
  return {
    onPointerEnter: ({ currentTarget }) => control.show(currentTarget, content),
    onPointerLeave: () => control.hide(),
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(":focus-visible")) control.show(currentTarget, content);
    },
    onBlur: () => control.hide(),
  };
}
