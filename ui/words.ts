import { particle, type Texts, texts } from "@clade/kernel";
import type { Pace } from "./pace.ts";

/** What the kit itself says, whatever the game. */
export interface KitWords {
  readonly undo: string;
  readonly hint: string;
  readonly noHints: string;
  readonly moves: string;
  readonly log: string;
  readonly rules: string;
  /** How fast the bots play, and what each speed is called. */
  readonly pace: string;
  readonly paces: Readonly<Record<Pace, string>>;
  /** What the tools that have no room are behind. */
  readonly more: string;
  readonly close: string;
  readonly cancel: string;
  readonly yourTurn: string;
  readonly waiting: string;
  readonly why: string;
  readonly openRule: string;
  readonly openClause: (clause: string) => string;
  readonly since: string;
  readonly noMoves: string;
  readonly allMoves: string;
  readonly movesHelp: string;
  readonly takenBack: (who: string) => string;
  readonly takenFarBack: (who: string) => string;
  /** Under a result that was reached with the bots' moves taken back. */
  readonly rewound: string;
  readonly hintSays: string;
  readonly hintOr: string;
  /** What a hinted move is worth: points in the end, or a lead, and the chance to win. */
  readonly hintNumbers: (points: string, win: string) => string;
  readonly hintAhead: (points: string, win: string) => string;
  readonly hintBehind: (points: string, win: string) => string;
  /** What a hinted move is for: in how many of ten imagined games something happens after it, and after the next best move. */
  /** What a seat has more of some moves later, or less: so much of the thing; "" where it is the reader's own. */
  readonly hintChange: (who: string, amount: string, thing: string, more: boolean, than: string) => string;
  readonly hintWhy: (event: string, after: number, instead: number, than: string) => string;
  readonly hintMore: (points: string, than: string) => string;
  readonly hintAlike: (than: string) => string;
  /** What can be done by somebody who touched what cannot be touched now. */
  readonly lookAtResult: string;
  readonly waitFor: (who: string) => string;
  readonly goesWhereLit: string;
  readonly youCan: (moves: string) => string;
  readonly cannotUndo: (why: string) => string;
  /** A move that waits a moment before it counts. */
  readonly notYet: (move: string) => string;
  readonly takeItBack: string;
  readonly atOnce: string;
  readonly noLonger: string;
  readonly decides: string;
  readonly onTheTable: string;
  readonly bot: string;
  readonly away: string;
  /** Whose seat a bot plays to the end. */
  readonly gaveUp: string;
  readonly you: string;
  readonly lesson: string;
  readonly nextLesson: string;
  readonly endLessons: string;
  readonly result: string;
  readonly place: (place: number) => string;
  readonly points: (points: number) => string;
  readonly wins: (who: string) => string;
  readonly shared: (who: string) => string;
  readonly total: string;
  readonly backToTable: string;
  readonly showResult: string;
  readonly playAgain: string;
  /** The end of a game in three pictures, and what each is called. */
  readonly story: string;
  readonly began: string;
  readonly turned: string;
  readonly ended: string;
  /** Where another one at the table has asked to play again, and how one agrees. */
  readonly askedAgain: string;
  readonly joinAgain: string;
  /** Leaf through the game: when it is over, or as far as it has come. */
  readonly lookBack: string;
  readonly goTo: (line: string) => string;
  /** What now, where a game is looked at again. */
  readonly backThen: string;
  readonly keys: string;
  /** What stands on keys that every language calls otherwise. */
  readonly keyNames: { readonly enter: string; readonly escape: string };
  /** The sheet that lists the keys, and what each of them does. */
  readonly shortcuts: string;
  readonly shortcutsAre: Readonly<Record<ShortcutName, string>>;
}

/** What can be done with a key. */
export const SHORTCUT_NAMES = [
  "arrows",
  "enter",
  "escape",
  "digits",
  "hint",
  "undo",
  "moves",
  "log",
  "rules",
  "pace",
  "keys",
] as const;
export type ShortcutName = (typeof SHORTCUT_NAMES)[number];

const en: KitWords = {
  undo: "Undo",
  hint: "Hint",
  noHints: "Online everybody thinks for themselves.",
  moves: "Moves",
  log: "Log",
  rules: "Rules",
  pace: "Speed of the bots",
  paces: { calm: "Calm", brisk: "Brisk", instant: "Skip" },
  more: "More",
  close: "Close",
  cancel: "Cancel",
  yourTurn: "Your turn",
  waiting: "Waiting",
  why: "Why not:",
  openRule: "Read the rule",
  openClause: (clause) => `Read the rule: ${clause}`,
  since: "Since your last turn",
  noMoves: "There is nothing for you to do just now.",
  allMoves: "All you can do",
  movesHelp: "Arrow keys to choose, Enter to play.",
  takenBack: (who) => `${who} takes the last move back.`,
  notYet: (move) => `${move}: you can still take it back.`,
  takeItBack: "Take it back",
  atOnce: "At once",
  noLonger: "What you chose can no longer be done: others have moved.",
  takenFarBack: (who) => `${who} goes back to before their last move, and all that followed it is undone.`,
  rewound: "In this game, moves were taken back past what others did and luck brought.",
  hintSays: "The bot would:",
  hintOr: "or:",
  hintNumbers: (points, win) => `expects ${points}, wins ${win}`,
  hintAhead: (points, win) => `ahead by ${points}, wins ${win}`,
  hintBehind: (points, win) => `behind by ${points}, wins ${win}`,
  hintChange: (who, amount, thing, more, than) =>
    `Some moves later ${who === "" ? "you have" : `${who} has`} about ${amount} ${thing} ${more ? "more" : "less"} than after “${than}”.`,
  hintWhy: (event, after, instead, than) =>
    `“${event}”: in ${after} of 10 imagined games after it, in ${instead} of 10 after “${than}”.`,
  hintMore: (points, than) => `Imagined games end ${points} better than after “${than}”.`,
  hintAlike: (than) => `“${than}” is about as good.`,
  lookAtResult: "The result is a touch away.",
  waitFor: (who) => `Wait for ${who}.`,
  goesWhereLit: "It goes where it is lit, or back.",
  youCan: (moves) => `What you can do: ${moves}.`,
  cannotUndo: (why) => `Undo: ${why}`,
  decides: "to decide",
  onTheTable: "On the table",
  bot: "bot",
  away: "away",
  gaveUp: "gave up",
  you: "you",
  lesson: "Lesson",
  nextLesson: "Next",
  endLessons: "I know how to play",
  result: "Final result",
  place: (place) => `${place}${["th", "st", "nd", "rd"][place] ?? "th"}`,
  points: (points) => (points === 1 ? "1 point" : `${points} points`),
  wins: (who) => `${who} wins`,
  shared: (who) => `${who} share the win`,
  total: "Total",
  backToTable: "Look at the table",
  showResult: "Show the result",
  playAgain: "Play again",
  story: "The game in three pictures",
  began: "How it began",
  turned: "The turning point",
  ended: "The end",
  askedAgain: "The others want to play again.",
  joinAgain: "Join them",
  lookBack: "Look back",
  goTo: (line) => `Go there: ${line}`,
  backThen: "Then",
  keyNames: { enter: "Enter", escape: "Esc" },
  keys: "Arrow keys move between what lies on the table, Enter takes and plays, Escape puts back, M lists all moves, H asks for a hint, U undoes, S changes the speed of the bots, the question mark lists all keys.",
  shortcuts: "Keys",
  shortcutsAre: {
    arrows: "Go from thing to thing on the table",
    enter: "Take up, put down, play",
    escape: "Put back; end what is being shown",
    digits: "The choices beside the prompt, in their order",
    hint: "A hint",
    undo: "Take back",
    moves: "All you can do",
    log: "What happened",
    rules: "The rules",
    pace: "Speed of the bots: calm, brisk, skip",
    keys: "This list",
  },
};

const fr: KitWords = {
  undo: "Annuler",
  hint: "Conseil",
  noHints: "En ligne, chacun réfléchit pour soi.",
  moves: "Coups",
  log: "Journal",
  rules: "Règles",
  pace: "Vitesse des bots",
  paces: { calm: "Calme", brisk: "Vif", instant: "Passer" },
  more: "Plus",
  close: "Fermer",
  cancel: "Reposer",
  yourTurn: "À vous",
  waiting: "Patience",
  why: "Pourquoi pas :",
  openRule: "Lire la règle",
  openClause: (clause) => `Lire la règle : ${clause}`,
  since: "Depuis votre dernier tour",
  noMoves: "Vous n’avez rien à faire pour l’instant.",
  allMoves: "Tout ce que vous pouvez faire",
  movesHelp: "Flèches pour choisir, Entrée pour jouer.",
  takenBack: (who) => `${who} annule son dernier coup.`,
  notYet: (move) => `${move} : vous pouvez encore annuler.`,
  takeItBack: "Annuler ce coup",
  atOnce: "Tout de suite",
  noLonger: "Votre coup n’est plus possible : d’autres ont joué.",
  takenFarBack: (who) => `${who} revient avant son dernier coup : tout ce qui a suivi est annulé.`,
  rewound: "Dans cette partie, on est revenu sur des coups malgré ceux des autres et le hasard.",
  hintSays: "Le bot jouerait :",
  hintOr: "ou :",
  hintNumbers: (points, win) => `prévoit ${points}, gagne ${win}`,
  hintAhead: (points, win) => `${points} d’avance, gagne ${win}`,
  hintBehind: (points, win) => `${points} de retard, gagne ${win}`,
  hintChange: (who, amount, thing, more, than) =>
    `Quelques coups plus tard, ${who === "" ? "vous avez" : `${who} a`} environ ${amount} ${thing} de ${more ? "plus" : "moins"} qu’après « ${than} ».`,
  hintWhy: (event, after, instead, than) =>
    `« ${event} » : dans ${after} parties imaginées sur 10 après ce coup, dans ${instead} sur 10 après « ${than} ».`,
  hintMore: (points, than) => `Les parties imaginées finissent avec ${points} de plus qu’après « ${than} ».`,
  hintAlike: (than) => `« ${than} » vaut à peu près autant.`,
  lookAtResult: "Le résultat est à portée de main.",
  waitFor: (who) => `À jouer : ${who}.`,
  goesWhereLit: "Posez là où c’est éclairé, ou reposez.",
  youCan: (moves) => `Vous pouvez : ${moves}.`,
  cannotUndo: (why) => `Annuler : ${why}`,
  decides: "doit décider",
  onTheTable: "Sur la table",
  bot: "bot",
  away: "absent",
  gaveUp: "a abandonné",
  you: "vous",
  lesson: "Leçon",
  nextLesson: "Suivante",
  endLessons: "Je sais jouer",
  result: "Résultat final",
  place: (place) => (place === 1 ? "1er" : `${place}e`),
  points: (points) => (points < 2 ? `${points} point` : `${points} points`),
  wins: (who) => `${who} gagne`,
  shared: (who) => `${who} gagnent à égalité`,
  total: "Total",
  backToTable: "Revoir la table",
  showResult: "Voir le résultat",
  playAgain: "Rejouer",
  story: "La partie en trois images",
  began: "Le début",
  turned: "Le tournant",
  ended: "La fin",
  askedAgain: "Les autres veulent rejouer.",
  joinAgain: "Les rejoindre",
  lookBack: "Revoir",
  goTo: (line) => `Y aller : ${line}`,
  backThen: "Alors",
  keyNames: { enter: "Entrée", escape: "Échap" },
  keys: "Les flèches parcourent la table, Entrée prend et joue, Échap repose, M liste tous les coups, H demande un conseil, U annule, S change la vitesse des bots, le point d’interrogation liste toutes les touches.",
  shortcuts: "Touches",
  shortcutsAre: {
    arrows: "Aller d’un élément à l’autre sur la table",
    enter: "Prendre, poser, jouer",
    escape: "Reposer ; abréger ce qui est montré",
    digits: "Les choix à côté de la consigne, dans leur ordre",
    hint: "Un conseil",
    undo: "Annuler",
    moves: "Tout ce que vous pouvez faire",
    log: "Ce qui s’est passé",
    rules: "Les règles",
    pace: "Vitesse des bots : calme, vif, passer",
    keys: "Cette liste",
  },
};

const ko: KitWords = {
  undo: "되돌리기",
  hint: "힌트",
  noHints: "온라인에서는 각자 생각합니다.",
  moves: "가능한 수",
  log: "기록",
  rules: "규칙",
  pace: "봇의 속도",
  paces: { calm: "느긋하게", brisk: "빠르게", instant: "건너뛰기" },
  more: "더 보기",
  close: "닫기",
  cancel: "도로 놓기",
  yourTurn: "내 차례",
  waiting: "기다리는 중",
  why: "안 되는 이유:",
  openRule: "규칙 보기",
  openClause: (clause) => `규칙 보기: ${clause}`,
  since: "지난 내 차례 이후",
  noMoves: "지금은 할 일이 없습니다.",
  allMoves: "지금 할 수 있는 일",
  movesHelp: "화살표로 고르고 엔터로 둡니다.",
  takenBack: (who) => `${who}: 마지막 수를 되돌렸습니다.`,
  notYet: (move) => `${move}: 아직 되돌릴 수 있습니다.`,
  takeItBack: "되돌리기",
  atOnce: "바로 하기",
  noLonger: "다른 사람이 움직여서 고른 수를 더는 둘 수 없습니다.",
  takenFarBack: (who) => `${who}: 마지막 수 이전으로 돌아갔습니다. 그 뒤의 일은 모두 없던 일이 됩니다.`,
  rewound: "이 게임에서는 다른 플레이어의 수와 운까지 되돌린 적이 있습니다.",
  hintSays: "봇이라면:",
  hintOr: "또는:",
  hintNumbers: (points, win) => `예상 ${points}, 승률 ${win}`,
  hintAhead: (points, win) => `${points} 앞섬, 승률 ${win}`,
  hintBehind: (points, win) => `${points} 뒤짐, 승률 ${win}`,
  hintChange: (who, amount, thing, more, than) =>
    `몇 수 뒤에는 ${who === "" ? "내" : `${who}의`} ${particle(thing, "이", "가")} “${than}” 뒤보다 약 ${amount} ${more ? "많습니다" : "적습니다"}.`,
  hintWhy: (event, after, instead, than) =>
    `“${event}”: 상상한 게임 10판 가운데 이 수 뒤에는 ${after}판, “${than}” 뒤에는 ${instead}판에서 일어났습니다.`,
  hintMore: (points, than) => `상상한 게임에서 “${than}” 뒤보다 ${points} 더 높았습니다.`,
  hintAlike: (than) => `“${than}”도 거의 비슷하게 좋습니다.`,
  lookAtResult: "결과를 볼 수 있습니다.",
  waitFor: (who) => `${who}의 차례를 기다리세요.`,
  goesWhereLit: "빛나는 곳에 놓거나 도로 놓으세요.",
  youCan: (moves) => `할 수 있는 일: ${moves}.`,
  cannotUndo: (why) => `되돌리기: ${why}`,
  decides: "결정할 차례",
  onTheTable: "테이블 위",
  bot: "봇",
  away: "자리 비움",
  gaveUp: "포기",
  you: "나",
  lesson: "배우기",
  nextLesson: "다음",
  endLessons: "그만 배우기",
  result: "최종 결과",
  place: (place) => `${place}위`,
  points: (points) => `${points}점`,
  wins: (who) => `${who} 승리`,
  shared: (who) => `${who} 공동 승리`,
  total: "합계",
  backToTable: "테이블 보기",
  showResult: "결과 보기",
  playAgain: "한 판 더",
  story: "세 장면으로 보는 게임",
  began: "시작",
  turned: "전환점",
  ended: "마지막",
  askedAgain: "다른 사람들이 한 판 더 하려고 합니다.",
  joinAgain: "함께하기",
  lookBack: "돌아보기",
  goTo: (line) => `이곳으로: ${line}`,
  backThen: "그때",
  keyNames: { enter: "Enter", escape: "Esc" },
  keys: "화살표로 테이블 위를 옮겨 다니고, 엔터로 집고 두며, Esc로 도로 놓습니다. M은 가능한 수, H는 힌트, U는 되돌리기, S는 봇의 속도, 물음표는 단축키 목록입니다.",
  shortcuts: "단축키",
  shortcutsAre: {
    arrows: "테이블 위를 옮겨 다니기",
    enter: "집기, 놓기, 두기",
    escape: "도로 놓기, 보여 주는 장면 건너뛰기",
    digits: "안내 옆의 선택지를 순서대로",
    hint: "힌트",
    undo: "되돌리기",
    moves: "지금 할 수 있는 일",
    log: "지금까지의 기록",
    rules: "규칙",
    pace: "봇의 속도: 느긋하게, 빠르게, 건너뛰기",
    keys: "이 목록",
  },
};

export const kitWords: Texts<KitWords> = texts({ en, fr, ko });
