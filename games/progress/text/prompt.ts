import { type Asked, at, type Language, type Naming } from "@clade/kernel";
import { topStep } from "../rules/phases/turn.ts";
import type { View } from "../rules/state.ts";
import { cardName, missing } from "./scene.ts";

/** What a language says to whoever must decide, and to the others. */
interface PromptTexts {
  readonly over: string;
  readonly waiting: (who: string) => string;
  readonly action: string;
  readonly actionOrRecall: string;
  readonly activate: string;
  readonly invite: { readonly scientist: string; readonly artist: string };
  readonly section: (number: number) => string;
  readonly pay: (what: string, missing: number) => string;
  readonly draw: (left: number) => string;
  readonly shuffle: (left: number) => string;
  readonly discard: (left: number) => string;
}

/** Which sentence it is, decided once for all languages. */
export function promptOf(language: Language, texts: PromptTexts): (view: View, asked: Asked, naming: Naming) => string {
  return (view, { deciders: [seat] }, naming) => {
    if (seat === undefined) return texts.over;
    if (view.watcher !== seat) return texts.waiting(naming(seat));
    const step = topStep(view);
    switch (step?.step) {
      case undefined:
        return view.fresh && at(view.players, seat).developing.length > 0 ? texts.actionOrRecall : texts.action;
      case "activate":
        return texts.activate;
      case "invite":
        return step.calling === "scientist" ? texts.invite.scientist : texts.invite.artist;
      case "pay": {
        const { purchase } = step;
        const what = "card" in purchase ? cardName(language, view, purchase.card) : texts.section(purchase.section + 1);
        return texts.pay(what, missing(step));
      }
      case "draw":
      case "shuffle":
      case "discard":
        return texts[step.step](step.left);
    }
  };
}
