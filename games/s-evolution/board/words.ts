import { particle, type Texts } from "@clade/kernel";
import { numeral } from "../rules/cards.ts";
import type { Terms } from "../text/vocabulary.ts";
import type { Outlook } from "./outlook.ts";
import type { Rule, Standing } from "./standing.ts";

/** What only the board on a screen says. */
export interface ScreenWords {
  readonly civilisation: (who: string) => string;
  /** By which rules somebody plays tricks: in a word, and in a sentence. */
  readonly rule: { readonly [R in Rule]: string };
  readonly ruleMeans: { readonly [R in Rule]: string };
  readonly lentBy: (own: string, lent: string) => string;
  /** What a card in the trick counts as. */
  readonly countsAs: { readonly [S in Standing]: string };
  readonly noTrump: string;
  readonly noColour: string;
  readonly toPlay: string;
  readonly noCards: string;
  readonly leads: string;
  readonly choosesAs: (place: string) => string;
  readonly orderNow: string;
  readonly orderThen: string;
  readonly layHere: string;
  readonly takenBy: (who: string) => string;
  readonly chooseTrump: string;
  readonly chart: string;
  readonly needsOf: (suits: string) => string;
  readonly discovery: {
    readonly down: (age: string) => string;
    readonly up: (age: string, colour: string) => string;
    readonly out: (age: string) => string;
  };
  readonly setsSoFar: (points: number) => string;
  readonly reaches: (age: string) => string;
  readonly needs: { readonly [W in Outlook["when"]]: string };
  readonly enough: string;
  readonly short: (missing: number) => string;
  readonly asked: (wanted: number) => string;
  readonly notAsked: string;
  readonly free: (count: number) => string;
  readonly stockOf: (suit: string, amount: number) => string;
  readonly coming: (count: number) => string;
  readonly people: (count: number) => string;
  readonly idle: (count: number) => string;
  readonly takeOff: string;
  readonly level: (level: number) => string;
  readonly price: (price: number, suit: string) => string;
  readonly worker: string;
  readonly emptyPlace: string;
  readonly steps: {
    readonly calamities: string;
    readonly cards: string;
    readonly production: string;
    readonly commerce: string;
    readonly needs: string;
    readonly rise: string;
    readonly management: string;
  };
  readonly acts: (who: string) => string;
  readonly order: { readonly acted: string; readonly now: string; readonly later: string };
  readonly nothingTaken: string;
  readonly gives: (amount: number, suit: string) => string;
  readonly jokerMeans: string;
  readonly discoveryMeans: (colour: string) => string;
  readonly pickedCard: (card: string) => string;
  readonly pickedStock: (suit: string) => string;
  readonly pickedIdle: string;
  readonly pickedWorker: (place: string) => string;
  readonly anyCard: string;
  readonly setsColour: (suit: string) => string;
  readonly discoveryBack: (age: number) => string;
  readonly chooses: (place: number, of: number, waiting: string) => string;
  readonly trumpsHeld: (count: number, suit: string) => string;
  readonly trumpsOf: (others: string) => string;
  readonly setsWorth: (before: number, after: number) => string;
  readonly fullLost: (suit: string) => string;
  readonly unseenHand: string;
  readonly climb: string;
  readonly agesByRound: string;
  readonly story: (tricks: number, struck: number, stopped: number, sets: number) => string;
  readonly roundEnd: (round: number) => string;
}

const en: ScreenWords = {
  civilisation: (who) => `Civilisation: ${who}`,
  rule: { strength: "strength only", colour: "colours", trump: "colours + trump" },
  ruleMeans: {
    strength: "Ages I–II: cards have strength and no colour. Play any card.",
    colour:
      "Ages III–IV: cards have colours. The first one sets the trick’s colour; follow it if you can. It beats everything but trumps.",
    trump: "Ages V–VI: colours as before, and cards of the trump suit beat all others.",
  },
  lentBy: (own, lent) => `Age ${own}, plays by Age ${lent} thanks to Prestige`,
  countsAs: {
    trump: "Trump",
    colour: "In colour",
    off: "Off colour: strength only",
    strength: "Strength only",
    discovery: "Discovery",
  },
  noTrump: "no trump",
  noColour: "not set",
  toPlay: "to play",
  noCards: "no cards left",
  leads: "leads",
  choosesAs: (place) => `chooses ${place}`,
  orderNow: "Order of choice as it stands",
  orderThen: "Order of choice with this card",
  layHere: "Lay the card here",
  takenBy: (who) => `taken by ${who}`,
  chooseTrump: "Which suit is trump?",
  chart: "Ages and Discoveries",
  needsOf: (suits) => `The people need ${suits}.`,
  discovery: {
    down: (age) => `Discovery ${age}, face down`,
    up: (age, colour) => `Discovery ${age}, ${colour}`,
    out: (age) => `Discovery ${age}, in play`,
  },
  setsSoFar: (points) => `sets so far: ${points} points`,
  reaches: (age) => `Rise to Age ${age}`,
  needs: { "this-round": "Needs this round", "next-round": "Needs next round", never: "No more needs" },
  enough: "enough",
  short: (missing) => `${missing} short`,
  asked: (wanted) => `needs ${wanted}`,
  notAsked: "not needed yet",
  free: (count) => `+${count} of free choice`,
  stockOf: (suit, amount) => `${suit}: ${amount}`,
  coming: (count) => `${count} on the way`,
  people: (count) => `Population ${count}`,
  idle: (count) => (count === 1 ? "1 idle" : `${count} idle`),
  takeOff: "Take off",
  level: (level) => `level ${level}`,
  price: (price, suit) => `${price} ${suit}`,
  worker: "worker",
  emptyPlace: "nobody there",
  steps: {
    calamities: "Calamities",
    cards: "cards",
    production: "production",
    commerce: "Commerce",
    needs: "needs",
    rise: "new Age",
    management: "management",
  },
  acts: (who) => `${who} acts`,
  order: { acted: "has acted", now: "acts now", later: "later" },
  nothingTaken: "nothing taken yet",
  gives: (amount, suit) => `gives ${amount} ${suit}`,
  jokerMeans: "gives 1 resource of free choice",
  discoveryMeans: (colour) => `counts for the ${colour} set`,
  pickedCard: (card) => `${card}: lay it in the trick`,
  pickedStock: (suit) => `1 ${suit}: change it into what?`,
  pickedIdle: "A new worker: where to?",
  pickedWorker: (place) => `The worker on ${place}: up a level, or off?`,
  anyCard: "A card of the hand, whichever comes up.",
  setsColour: (suit) => `Sets the colour: ${suit}.`,
  discoveryBack: (age) => `No strength, no colour: you take a Discovery of Age ${numeral(age)} back.`,
  chooses: (place, of, waiting) =>
    `As it stands you choose ${place}${["th", "st", "nd", "rd"][place] ?? "th"} of ${of}${waiting === "" ? "." : `; still to play: ${waiting}.`}`,
  trumpsHeld: (count, suit) => `You hold ${count} ${suit}.`,
  trumpsOf: (others) => (others === "" ? "Nobody else has trumps this round." : `Also with trumps: ${others}.`),
  setsWorth: (before, after) => `Sets of Discoveries: ${before} → ${after} points.`,
  fullLost: (suit) => `${suit} is full: it is lost.`,
  unseenHand: "You do not see this hand.",
  climb: "Score, round by round",
  agesByRound: "Age after each round",
  story: (tricks, struck, stopped, sets) =>
    [
      tricks === 1 ? "won 1 trick" : `won ${tricks} tricks`,
      `${struck} ${struck === 1 ? "Calamity" : "Calamities"} suffered`,
      ...(stopped > 0 ? [`${stopped} stopped`] : []),
      `sets ${sets}`,
    ].join(" · "),
  roundEnd: (round) => `Round ${round}`,
};

const fr: ScreenWords = {
  civilisation: (who) => `Civilisation : ${who}`,
  rule: { strength: "force seule", colour: "couleurs", trump: "couleurs + Atout" },
  ruleMeans: {
    strength: "Âges I–II : les cartes ont une force, pas de couleur. On joue ce qu’on veut.",
    colour:
      "Âges III–IV : les cartes ont une couleur. La première donne celle du pli ; il faut fournir si possible. Elle bat tout, sauf l’Atout.",
    trump: "Âges V–VI : couleurs comme avant, et les cartes d’Atout battent toutes les autres.",
  },
  lentBy: (own, lent) => `Âge ${own}, joue comme à l’Âge ${lent} grâce au Prestige`,
  countsAs: {
    trump: "Atout",
    colour: "À la couleur",
    off: "Hors couleur : force seule",
    strength: "Force seule",
    discovery: "Découverte",
  },
  noTrump: "pas d’Atout",
  noColour: "libre",
  toPlay: "doit jouer",
  noCards: "plus de carte",
  leads: "entame",
  choosesAs: (place) => `choisit ${place}`,
  orderNow: "Ordre de choix actuel",
  orderThen: "Ordre de choix avec cette carte",
  layHere: "Poser la carte ici",
  takenBy: (who) => `prise par ${who}`,
  chooseTrump: "Quelle couleur est Atout ?",
  chart: "Âges et Découvertes",
  needsOf: (suits) => `Le peuple demande : ${suits}.`,
  discovery: {
    down: (age) => `Découverte ${age}, face cachée`,
    up: (age, colour) => `Découverte ${age}, ${colour}`,
    out: (age) => `Découverte ${age}, en jeu`,
  },
  setsSoFar: (points) => `séries : ${points} points pour l’instant`,
  reaches: (age) => `Monter à l’Âge ${age}`,
  needs: { "this-round": "Besoins de ce tour", "next-round": "Besoins du prochain tour", never: "Plus de besoins" },
  enough: "assez",
  short: (missing) => `manque ${missing}`,
  asked: (wanted) => `besoin de ${wanted}`,
  notAsked: "pas encore demandé",
  free: (count) => `+${count} au choix`,
  stockOf: (suit, amount) => `${suit} : ${amount}`,
  coming: (count) => `${count} à venir`,
  people: (count) => `Population ${count}`,
  idle: (count) => (count < 2 ? `${count} libre` : `${count} libres`),
  takeOff: "Retirer",
  level: (level) => `niveau ${level}`,
  price: (price, suit) => `${price} ${suit}`,
  worker: "Travailleur",
  emptyPlace: "personne",
  steps: {
    calamities: "Calamités",
    cards: "cartes",
    production: "production",
    commerce: "Commerce",
    needs: "besoins",
    rise: "nouvel Âge",
    management: "gestion",
  },
  acts: (who) => `Au tour de ${who}`,
  order: { acted: "a fini", now: "agit", later: "plus tard" },
  nothingTaken: "rien ramassé",
  gives: (amount, suit) => `donne ${amount} ${suit}`,
  jokerMeans: "donne 1 ressource au choix",
  discoveryMeans: (colour) => `compte pour la série ${colour}`,
  pickedCard: (card) => `${card} : posez-la dans le pli`,
  pickedStock: (suit) => `1 ${suit} : à changer en quoi ?`,
  pickedIdle: "Un nouveau Travailleur : où ?",
  pickedWorker: (place) => `Travailleur (${place}) : monter d’un niveau, ou retirer ?`,
  anyCard: "Une carte de la main, au hasard.",
  setsColour: (suit) => `Donne la couleur : ${suit}.`,
  discoveryBack: (age) => `Ni force ni couleur : vous reprenez une Découverte de l’Âge ${numeral(age)}.`,
  chooses: (place, of, waiting) =>
    `Pour l’instant, vous choisissez ${place === 1 ? "1er" : `${place}e`} sur ${of}${waiting === "" ? "." : ` ; reste à jouer : ${waiting}.`}`,
  trumpsHeld: (count, suit) => `En main : ${count} ${suit}.`,
  trumpsOf: (others) => (others === "" ? "Personne d’autre n’a d’Atout ce tour-ci." : `Ont aussi l’Atout : ${others}.`),
  setsWorth: (before, after) => `Séries de Découvertes : ${before} → ${after} points.`,
  fullLost: (suit) => `${suit} : réserve pleine, c’est perdu.`,
  unseenHand: "Vous ne voyez pas cette main.",
  climb: "Le score, tour par tour",
  agesByRound: "L’Âge à la fin de chaque tour",
  story: (tricks, struck, stopped, sets) =>
    [
      tricks < 2 ? `${tricks} pli gagné` : `${tricks} plis gagnés`,
      struck < 2 ? `${struck} Calamité subie` : `${struck} Calamités subies`,
      ...(stopped > 0 ? [stopped < 2 ? `${stopped} arrêtée` : `${stopped} arrêtées`] : []),
      `séries ${sets}`,
    ].join(" · "),
  roundEnd: (round) => `Tour ${round}`,
};

const ko: ScreenWords = {
  civilisation: (who) => `${who}의 문명`,
  rule: { strength: "힘만", colour: "색깔", trump: "색깔+트럼프" },
  ruleMeans: {
    strength: "시대 I–II: 카드에 힘만 있고 색깔은 없습니다. 아무 카드나 냅니다.",
    colour:
      "시대 III–IV: 카드에 색깔이 있습니다. 첫 카드가 트릭의 색깔을 정하고, 있으면 따라 내야 합니다. 트럼프 말고는 모두 이깁니다.",
    trump: "시대 V–VI: 색깔 규칙에 더해, 트럼프 카드가 다른 모든 카드를 이깁니다.",
  },
  lentBy: (own, lent) => `시대 ${own}, 위신 덕분에 시대 ${lent} 규칙으로 냄`,
  countsAs: {
    trump: "트럼프",
    colour: "트릭 색깔",
    off: "다른 색깔: 힘만",
    strength: "힘만",
    discovery: "발견",
  },
  noTrump: "트럼프 없음",
  noColour: "아직 없음",
  toPlay: "낼 차례",
  noCards: "카드 없음",
  leads: "선",
  choosesAs: (place) => `고르는 순서 ${place}`,
  orderNow: "지금 고르는 순서",
  orderThen: "이 카드를 냈을 때 고르는 순서",
  layHere: "여기에 카드 내기",
  takenBy: (who) => `${particle(who, "이", "가")} 가져감`,
  chooseTrump: "어느 자원을 트럼프로 할까요?",
  chart: "시대와 발견",
  needsOf: (suits) => `필요한 자원: ${suits}.`,
  discovery: {
    down: (age) => `발견 ${age}, 뒷면`,
    up: (age, colour) => `발견 ${age}, ${colour}`,
    out: (age) => `발견 ${age}, 쓰는 중`,
  },
  setsSoFar: (points) => `지금까지 세트 ${points}점`,
  reaches: (age) => `시대 ${age}로 올라가기`,
  needs: { "this-round": "이번 라운드의 욕구", "next-round": "다음 라운드의 욕구", never: "더 채울 욕구 없음" },
  enough: "충분",
  short: (missing) => `${missing}개 부족`,
  asked: (wanted) => `${wanted}개 필요`,
  notAsked: "아직 필요 없음",
  free: (count) => `자유 선택 +${count}`,
  stockOf: (suit, amount) => `${suit} ${amount}개`,
  coming: (count) => `들어올 것 ${count}개`,
  people: (count) => `인구 ${count}`,
  idle: (count) => `노는 사람 ${count}`,
  takeOff: "빼기",
  level: (level) => `${level}레벨`,
  price: (price, suit) => `${suit} ${price}개`,
  worker: "일꾼",
  emptyPlace: "비어 있음",
  steps: {
    calamities: "재앙",
    cards: "카드",
    production: "생산",
    commerce: "교역",
    needs: "욕구",
    rise: "새 시대",
    management: "관리",
  },
  acts: (who) => `${who} 행동 중`,
  order: { acted: "마침", now: "지금", later: "나중에" },
  nothingTaken: "아직 없음",
  gives: (amount, suit) => `${suit} ${amount}개`,
  jokerMeans: "원하는 자원 1개",
  discoveryMeans: (colour) => `${colour} 세트`,
  pickedCard: (card) => `${card}: 트릭에 내세요`,
  pickedStock: (suit) => `${suit} 1개를 무엇으로 바꿀까요?`,
  pickedIdle: "새 일꾼을 어디에 놓을까요?",
  pickedWorker: (place) => `${place} 일꾼을 올릴까요, 뺄까요?`,
  anyCard: "손에서 아무 카드나 한 장 나옵니다.",
  setsColour: (suit) => `트릭 색깔이 ${particle(suit, "으로", "로")} 정해집니다.`,
  discoveryBack: (age) => `힘도 색깔도 없습니다. 시대 ${numeral(age)} 발견을 하나 가져갑니다.`,
  chooses: (place, of, waiting) =>
    `지금대로면 ${of}명 중 ${place}번째로 고릅니다.${waiting === "" ? "" : ` 아직 낼 사람: ${waiting}.`}`,
  trumpsHeld: (count, suit) => `손에 ${suit} ${count}장.`,
  trumpsOf: (others) =>
    others === "" ? "이번 라운드에 트럼프를 쓰는 다른 사람은 없습니다." : `트럼프를 쓰는 다른 사람: ${others}.`,
  setsWorth: (before, after) => `발견 세트: ${before} → ${after}점.`,
  fullLost: (suit) => `${suit} 칸이 가득 차서 버려집니다.`,
  unseenHand: "이 손은 볼 수 없습니다.",
  climb: "라운드마다의 점수",
  agesByRound: "라운드가 끝났을 때의 시대",
  story: (tricks, struck, stopped, sets) =>
    [
      `트릭 ${tricks}번 승리`,
      `재앙 ${struck}번 겪음`,
      ...(stopped > 0 ? [`${stopped}번 막음`] : []),
      `세트 ${sets}점`,
    ].join(" · "),
  roundEnd: (round) => `${round}라운드`,
};

export const SCREEN: Texts<ScreenWords> = { en, fr, ko };

/** The needs ahead in one sentence: "Needs this round: Food 4/3, Tools 1/3 (2 short)." */
export function needsLine({ when, needs, free }: Outlook, terms: Terms, screen: ScreenWords): string {
  if (when === "never") return `${screen.needs.never}.`;
  const parts = needs
    .filter(({ asked }) => asked)
    .map(({ suit, stock, coming, wanted, missing }) => {
      const short = missing > 0 ? ` (${screen.short(missing)})` : "";
      return `${terms.suits[suit]} ${stock + coming}/${wanted}${short}`;
    });
  const more = free > 0 ? ` ${screen.free(free)}.` : "";
  return `${screen.needs[when]}: ${parts.join(", ")}.${more}`;
}
