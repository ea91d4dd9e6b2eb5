import type { Stride } from "@clade/kernel/replay";
import { useEffect, useEffectEvent } from "react";
import type { Leafing } from "./leafing.ts";

/** What a key does; undefined: nothing here. */
function orderOf(event: KeyboardEvent, leafing: Leafing, last: number): (() => void) | undefined {
  const { target, key, shiftKey } = event;
  const element = target instanceof Element ? target : document.body;
  if (element.closest("dialog, select, textarea, input:not([type=range])") !== null) return undefined;
  const step = (towards: 1 | -1, stride: Stride) => (): void => leafing.step(towards, stride);
  const sideways: Stride = { by: shiftKey ? "turn" : "move" };
  switch (key) {
    case ",":
      return step(-1, { by: "move" });
    case ".":
      return step(1, { by: "move" });
    case "d":
      return step(1, decision(leafing));
    case "D":
      return step(-1, decision(leafing));
    case "PageUp":
      return step(-1, { by: "round" });
    case "PageDown":
      return step(1, { by: "round" });
    case " ":
      return element.closest("button, a, summary") === null ? leafing.toggle : undefined;
    default:
  }
  // Arrows walk over the board; a slider has them for itself, unless they mean a turn.
  if (element.closest(".frame") !== null || (element.closest("input") !== null && !shiftKey)) return undefined;
  switch (key) {
    case "ArrowLeft":
      return step(-1, sideways);
    case "ArrowRight":
      return step(1, sideways);
    case "Home":
      return () => leafing.goTo(0);
    case "End":
      return () => leafing.goTo(last);
    default:
      return undefined;
  }
}

/** Decisions of whoever was chosen, or of the seat whose eyes one has. */
function decision({ stride, eyes }: Leafing): Stride {
  if (stride.by === "decision") return stride;
  return typeof eyes === "number" ? { by: "decision", seat: eyes } : { by: "decision" };
}

/** Lets keys leaf through the game, wherever on the page they are struck. */
export function useLeafingKeys(leafing: Leafing, last: number): void {
  const strike = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const order = orderOf(event, leafing, last);
    if (order === undefined) return;
    event.preventDefault();
    order();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => strike(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
