import { type ReactElement, type RefObject, useEffect } from "react";
import "./card-lens.css";
import { LONG_REST, useTipControl } from "./tip.tsx";

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  /** What the thing that is looked at is. */
  readonly note: string | undefined;
  /** How often a finger has rested on something: also on what was looked at already. */
  readonly asked: number;
}

/** Whoever rests on a card of their hand, with pointer, finger or focus, sees it large, with what it does. */
export function CardLens({ root, note, asked }: Props): null {
  const { show, hide } = useTipControl();
  useEffect(() => {
    const card = root.current?.querySelector<HTMLElement>(".frame-hand [data-peeked]") ?? undefined;
    if (note === undefined || card === undefined) return;
    const held = "held" in card.dataset;
    // A finger's tap is answered beside the choices; one that rests asks for more.
    if (!held && window.matchMedia("(hover: none)").matches) return;
    show(card, <LargeCard card={card} words={note} />, held ? 0 : LONG_REST);
    return hide;
  }, [root, note, asked, show, hide]);
  return null;
}

/** The card as it lies in the hand, drawn again: no board has to draw it twice. */
function LargeCard({ card, words }: { readonly card: HTMLElement; readonly words: string }): ReactElement {
  return (
    <div className="large-card">
      <div
        aria-hidden="true"
        inert
        ref={(place) => {
          const copy = card.cloneNode(true) as HTMLElement;
          for (const name of ["data-thing", "data-look", "data-peeked", "data-hinted", "data-held", "id"])
            copy.removeAttribute(name);
          place?.replaceChildren(copy);
        }}
      />
      <p>{words}</p>
    </div>
  );
}
