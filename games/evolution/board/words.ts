import { particle, type Texts } from "@clade/kernel";

/** What only the board on a screen says. */
export interface ScreenWords {
  readonly population: string;
  readonly food: string;
  readonly plants: string;
  readonly species: (number: number) => string;
  readonly asTrait: string;
  readonly sizeUp: string;
  readonly populationUp: string;
  readonly newSpecies: string;
  readonly newLeft: string;
  readonly newRight: string;
  readonly layHere: string;
  readonly carries: (card: string) => string;
  readonly hunts: (number: number) => string;
  readonly leafBrings: (food: number, plants: number) => string;
  readonly hungry: (missing: number) => string;
  readonly full: string;
  readonly huntedBy: (who: string) => string;
  readonly safe: string;
  readonly canHunt: (whom: string) => string;
  readonly noPrey: string;
  readonly nowSafeFrom: (who: string) => string;
  readonly nowHuntedBy: (who: string) => string;
  readonly opens: (whom: string) => string;
  readonly order: string;
  readonly turn: {
    readonly now: string;
    readonly must: string;
    readonly may: string;
    readonly full: string;
    readonly "no-food": string;
    readonly "no-prey": string;
    readonly none: string;
    readonly choosing: string;
    readonly laid: string;
    readonly playing: string;
    readonly done: string;
    readonly later: string;
  };
  readonly turned: (sum: string) => string;
  readonly hidden: string;
  readonly perRound: string;
  readonly attacks: (count: number) => string;
  readonly lost: (count: number) => string;
  readonly feast: (amount: number, round: number) => string;
  readonly tableOf: (who: string) => string;
}

const en: ScreenWords = {
  population: "Population",
  food: "food",
  plants: "plants",
  species: (number) => `Species ${number}`,
  asTrait: "as a trait",
  sizeUp: "Size +1",
  populationUp: "Population +1",
  newSpecies: "New species",
  newLeft: "New species, left",
  newRight: "New species, right",
  layHere: "Lay it here",
  carries: (card) => `${card}: where to?`,
  hunts: (number) => `Species ${number} hunts: whom?`,
  leafBrings: (food, plants) =>
    food < 0
      ? `Takes up to ${-food} of the plants; ${plants} are there before the others’ cards.`
      : `Brings ${food}; ${plants} are there before the others’ cards.`,
  hungry: (missing) => `hungry: ${missing} more to eat`,
  full: "has eaten all it can",
  huntedBy: (who) => `Can be attacked by: ${who}.`,
  safe: "No Carnivore on the table can attack it now.",
  canHunt: (whom) => `Can attack: ${whom}.`,
  noPrey: "Can attack nobody now.",
  nowSafeFrom: (who) => `Safe from ${who} then.`,
  nowHuntedBy: (who) => `${who} could attack it then.`,
  opens: (whom) => `Could attack ${whom} then.`,
  order: "Order",
  turn: {
    now: "to feed now",
    must: "has to feed",
    may: "may act",
    full: "all full",
    "no-food": "no plants left",
    "no-prey": "no prey",
    none: "no species",
    choosing: "choosing",
    laid: "food card laid",
    playing: "playing cards",
    done: "done",
    later: "later",
  },
  turned: (sum) => `turned this round: ${sum}`,
  hidden: "hidden",
  perRound: "Food bagged, round by round",
  attacks: (count) => (count === 1 ? "1 attack" : `${count} attacks`),
  lost: (count) => (count === 1 ? "1 species lost" : `${count} species lost`),
  feast: (amount, round) => `best round: ${amount} (round ${round})`,
  tableOf: (who) => `${who}: species`,
};

const fr: ScreenWords = {
  population: "Population",
  food: "nourriture",
  plants: "plantes",
  species: (number) => `Espèce ${number}`,
  asTrait: "comme trait",
  sizeUp: "Taille +1",
  populationUp: "Population +1",
  newSpecies: "Nouvelle espèce",
  newLeft: "Nouvelle espèce, à gauche",
  newRight: "Nouvelle espèce, à droite",
  layHere: "Poser ici",
  carries: (card) => `${card} : où ?`,
  hunts: (number) => `L’espèce ${number} chasse : qui ?`,
  leafBrings: (food, plants) =>
    food < 0
      ? `Retire jusqu’à ${-food} plantes ; il y en a ${plants} avant les cartes des autres.`
      : `Apporte ${food} ; il y en a ${plants} avant les cartes des autres.`,
  hungry: (missing) => `affamée : encore ${missing} à manger`,
  full: "rassasiée",
  huntedBy: (who) => `Peut être attaquée par : ${who}.`,
  safe: "Aucun Carnivore de la table ne peut l’attaquer.",
  canHunt: (whom) => `Peut attaquer : ${whom}.`,
  noPrey: "Ne peut attaquer personne.",
  nowSafeFrom: (who) => `Alors à l’abri de ${who}.`,
  nowHuntedBy: (who) => `Alors à portée de ${who}.`,
  opens: (whom) => `Pourrait alors attaquer ${whom}.`,
  order: "Ordre",
  turn: {
    now: "à son tour",
    must: "doit nourrir",
    may: "peut agir",
    full: "rassasié",
    "no-food": "plus de plantes",
    "no-prey": "pas de proie",
    none: "aucune espèce",
    choosing: "choisit",
    laid: "carte posée",
    playing: "joue ses cartes",
    done: "a fini",
    later: "plus tard",
  },
  turned: (sum) => `retournées cette manche : ${sum}`,
  hidden: "caché",
  perRound: "Nourriture mise en sac, manche par manche",
  attacks: (count) => (count < 2 ? `${count} attaque` : `${count} attaques`),
  lost: (count) => (count < 2 ? `${count} espèce perdue` : `${count} espèces perdues`),
  feast: (amount, round) => `meilleure manche : ${amount} (manche ${round})`,
  tableOf: (who) => `${who} : espèces`,
};

const ko: ScreenWords = {
  population: "개체 수",
  food: "먹이",
  plants: "식물",
  species: (number) => `${number}번 종`,
  asTrait: "특성으로",
  sizeUp: "크기 +1",
  populationUp: "개체 수 +1",
  newSpecies: "새 종",
  newLeft: "왼쪽에 새 종",
  newRight: "오른쪽에 새 종",
  layHere: "여기에 놓기",
  carries: (card) => `${card} 카드를 어디에 쓸까요?`,
  hunts: (number) => `${number}번 종이 누구를 사냥할까요?`,
  leafBrings: (food, plants) =>
    food < 0
      ? `식물을 ${-food}개까지 줄입니다. 다른 카드를 빼고 지금 ${plants}개 있습니다.`
      : `식물 ${food}개를 더합니다. 다른 카드를 빼고 지금 ${plants}개 있습니다.`,
  hungry: (missing) => `배고픔: ${missing}개 더 먹어야 함`,
  full: "배부름",
  huntedBy: (who) => `공격할 수 있는 종: ${who}.`,
  safe: "지금 이 종을 공격할 수 있는 육식 종이 없습니다.",
  canHunt: (whom) => `공격 가능: ${whom}.`,
  noPrey: "지금은 아무도 공격할 수 없습니다.",
  nowSafeFrom: (who) => `${who}에게서 안전해집니다.`,
  nowHuntedBy: (who) => `${particle(who, "이", "가")} 공격할 수 있게 됩니다.`,
  opens: (whom) => `${particle(whom, "을", "를")} 공격할 수 있게 됩니다.`,
  order: "순서",
  turn: {
    now: "지금 차례",
    must: "먹여야 함",
    may: "할 수 있음",
    full: "모두 배부름",
    "no-food": "식물 없음",
    "no-prey": "먹잇감 없음",
    none: "종 없음",
    choosing: "고르는 중",
    laid: "카드 놓음",
    playing: "카드 쓰는 중",
    done: "마침",
    later: "나중에",
  },
  turned: (sum) => `이번 라운드 공개: ${sum}`,
  hidden: "비공개",
  perRound: "라운드마다 주머니에 넣은 먹이",
  attacks: (count) => `공격 ${count}번`,
  lost: (count) => `잃은 종 ${count}`,
  feast: (amount, round) => `최고 라운드: ${amount}개 (${round}라운드)`,
  tableOf: (who) => `${who}의 종`,
};

export const SCREEN: Texts<ScreenWords> = { en, fr, ko };
