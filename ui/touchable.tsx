import { type ComponentProps, type ReactElement, useLayoutEffect, useRef } from "react";
import type { Thing } from "./affordance.ts";
import { both } from "./listen.ts";
import type { useTip } from "./tip.tsx";
import type { Touch } from "./touch.ts";

interface Props<M> extends Omit<ComponentProps<"button">, "type" | "aria-label"> {
  readonly touch: Touch<M>;
  readonly thing: Thing;
  readonly label: string;
  /** What explains it. */
  readonly tip?: ReturnType<typeof useTip>;
}

/** Something that is touched and stays where it is: a space of the board, a pile, a die. */
export function Touchable<M>({ touch, thing, label, tip, tabIndex = 0, ...rest }: Props<M>): ReactElement {
  const touching = touch.props(thing);
  const button = useRef<HTMLButtonElement>(null);
  // Set once everything else has changed: a browser lays the page out when what has the focus changes here.
  useLayoutEffect(() => {
    if (button.current !== null) button.current.tabIndex = tabIndex;
  }, [tabIndex]);
  return (
    <button
      type="button"
      ref={button}
      {...(tip === undefined ? touching : both(touching, tip))}
      data-still=""
      aria-label={label}
      {...rest}
    />
  );
}
