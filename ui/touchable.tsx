import type { ComponentProps, ReactElement } from "react";
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
export function Touchable<M>({ touch, thing, label, tip, ...rest }: Props<M>): ReactElement {
  const touching = touch.props(thing);
  return (
    <button
      type="button"
      {...(tip === undefined ? touching : both(touching, tip))}
      data-still=""
      aria-label={label}
      {...rest}
    />
  );
}
