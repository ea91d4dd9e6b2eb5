import {
  type GamePack,
  type Language,
  type Naming,
  particle,
  roughly,
  type Seat,
  type Texts,
  texts,
} from "@clade/kernel";
import type { ReplayedGame } from "@clade/kernel/replay";
import type { Moment } from "./review.ts";

type Said = Readonly<Record<string, string | number>>;

interface Sentences {
  /** Some moves later somebody has more of something, or less. */
  readonly change: (who: string, amount: string, thing: string, more: boolean, move: string, better: string) => string;
  readonly reason: string;
  readonly plain: string;
  readonly luck: string;
  /** Where luck has no line in the log. */
  readonly something: string;
  readonly leave: string;
}

const SENTENCES: Texts<Sentences> = texts<Sentences>({
  en: {
    change: (who, amount, thing, more, move, better) =>
      `Some moves after “${better}” ${who} would have about ${amount} ${thing} ${more ? "more" : "less"} than after “${move}”.`,
    reason: "“{event}”: in {made} of 10 imagined games after “{move}”, in {best} of 10 after “{better}”.",
    plain: "After “{better}” imagined games end {points} points better for {name} than after “{move}”.",
    luck: "{event} That moved {name}’s chance to win from {from} % to {to} %.",
    something: "Luck came.",
    leave: "leave it",
  },
  fr: {
    change: (who, amount, thing, more, move, better) =>
      `Quelques coups après « ${better} », ${who} aurait environ ${amount} ${thing} de ${more ? "plus" : "moins"} qu’après « ${move} ».`,
    reason:
      "« {event} » : dans {made} parties imaginées sur 10 après « {move} », dans {best} sur 10 après « {better} ».",
    plain:
      "Après « {better} », les parties imaginées finissent avec {points} points de plus pour {name} qu’après « {move} ».",
    luck: "{event} Les chances de victoire de {name} passent de {from} % à {to} %.",
    something: "Le hasard s’en est mêlé.",
    leave: "ne rien changer",
  },
  ko: {
    change: (who, amount, thing, more, move, better) =>
      `“${better}” 뒤 몇 수가 지나면 ${who}의 ${particle(thing, "이", "가")} “${move}” 뒤보다 약 ${amount} ${more ? "많았을" : "적었을"} 것입니다.`,
    reason: "“{event}”: 상상한 게임 10판 가운데 “{move}” 뒤에는 {made}판, “{better}” 뒤에는 {best}판에서 일어났습니다.",
    plain: "상상한 게임에서 {name}의 점수는 “{move}”보다 “{better}” 뒤에 {points}점 더 높았습니다.",
    luck: "{event} {name}의 승리 확률이 {from} %에서 {to} %로 바뀌었습니다.",
    something: "운이 작용했습니다.",
    leave: "그대로 두기",
  },
});

/** Why a moment mattered, in one sentence and in the words of the game. */
export function momentSentence(
  pack: GamePack,
  replayed: ReplayedGame,
  moment: Moment,
  language: Language,
  naming: Naming,
): string {
  const sentences = SENTENCES[language];
  const name = naming(moment.seat);
  if (moment.kind === "luck") {
    const event = luckLine(pack, replayed, moment.position, moment.seat, language, naming) ?? sentences.something;
    return filled(sentences.luck, { event, name, from: percent(moment.from), to: percent(moment.to) });
  }
  const view = replayed.view(moment.position, moment.seat);
  const label = (text: string | null) => {
    const move = text === null ? undefined : pack.game.read(text);
    return move === undefined ? sentences.leave : pack.text[language].move(view, move, naming);
  };
  const [move, better] = [label(moment.move), label(moment.best)];
  const { reason, change } = moment;
  const counted = change === undefined || change === null ? undefined : pack.text[language].holdings?.[change.holding];
  if (change !== undefined && change !== null && counted !== undefined) {
    const [amount, thing] = roughly(language, counted, change.by);
    return sentences.change(naming(change.seat), amount, thing, change.by > 0, move, better);
  }
  const line = reason === null ? undefined : pack.text[language].event(reason.event, naming);
  if (reason === null || line === undefined) {
    return filled(sentences.plain, { name, move, better, points: moment.points.toFixed(1) });
  }
  const event = line.replace(/\.$/, "");
  return filled(sentences.reason, {
    event,
    move,
    better,
    made: tenths(reason.afterMade),
    best: tenths(reason.afterBest),
  });
}

/** The line of the log that tells of luck: the seat's own if there is one. */
function luckLine(
  { text }: GamePack,
  replayed: ReplayedGame,
  position: number,
  seat: Seat,
  language: Language,
  naming: Naming,
): string | undefined {
  const lines = replayed.log(position, seat).filter((line) => line.position === position);
  const own = lines.filter(({ event }) => event.seat === seat);
  for (const { event } of [...own.toReversed(), ...lines.toReversed()]) {
    const line = event.type === "taken-back" ? undefined : text[language].event(event, naming);
    if (line !== undefined) return /[.!?]$/.test(line) ? line : `${line}.`;
  }
  return undefined;
}

function filled(sentence: string, said: Said): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(said[name] ?? place));
}

function percent(part: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, part)));
}

function tenths(part: number): number {
  return Math.round(10 * part);
}
