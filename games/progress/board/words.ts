import { particle, plural, type Texts } from "@clade/kernel";

/** What only the board on a screen says. */
export interface ScreenWords {
  readonly table: string;
  readonly yours: string;
  readonly others: string;
  readonly tree: string;
  readonly treeHelp: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly wholeTree: string;
  readonly key: {
    readonly active: string;
    readonly developing: string;
    readonly payable: string;
    readonly held: string;
    readonly open: string;
    readonly gone: string;
  };
  readonly saves: (amount: number, type: string) => string;
  readonly costsYou: (amount: number) => string;
  readonly costsNothing: string;
  readonly leadsTo: (names: string) => string;
  readonly hasIt: (names: string) => string;
  readonly tableOf: (who: string) => string;
  readonly skills: string;
  readonly stages: { readonly development: string; readonly action: string; readonly upkeep: string };
  readonly actions: (left: number) => string;
  readonly discoverHere: string;
  readonly researchHere: string;
  readonly backToHand: string;
  readonly freePlace: string;
  readonly swapHere: string;
  readonly nobody: string;
  readonly personalities: string;
  readonly callings: { readonly philosopher: string; readonly scientist: string; readonly artist: string };
  readonly leaveHeritage: string;
  readonly heritageGives: (gains: string) => string;
  readonly toBuild: string;
  readonly noMilestone: string;
  readonly carries: (card: string) => string;
  readonly drawsWhat: (skill: string) => string;
  readonly fromHere: (place: string) => string;
  readonly recalls: (card: string) => string;
  readonly swaps: (card: string) => string;
  readonly paying: (what: string) => string;
  readonly stillDue: string;
  readonly covered: string;
  readonly suggestion: string;
  readonly payLikeThis: string;
  readonly keepIt: (card: string) => string;
  readonly kept: string;
  readonly noOtherWay: string;
  readonly payWith: (what: string) => string;
  readonly token: (kind: string, count: number) => string;
  readonly leftOver: (count: number) => string;
  readonly gives: (what: string) => string;
  readonly completes: string;
  readonly countsAtOnce: string;
  readonly pointsFromTo: (was: number, is: number) => string;
  readonly standing: (points: number) => string;
  readonly drawsOf: (count: number) => string;
  readonly endsActions: string;
  readonly thenDiscards: (count: number) => string;
  readonly mustDiscard: (count: number) => string;
  readonly shuffles: (age: string, cards: number) => string;
  readonly unused: (count: number) => string;
  readonly timeGoesOn: string;
  readonly emptyDeck: string;
  readonly emptyPile: string;
  readonly notYet: string;
  readonly topOf: (card: string) => string;
  readonly timePile: string;
  readonly perPlayer: string;
  readonly summary: (discovered: number, developed: number) => string;
  readonly began: (age: string, round: number) => string;
  readonly type: string;
  readonly worthNow: (points: number) => string;
  readonly sets: (type: string) => string;
  readonly free: string;
}

const en: ScreenWords = {
  table: "Table",
  yours: "Your area",
  others: "The others",
  tree: "Tree",
  treeHelp: "Drag to move, pinch or turn the wheel to zoom; arrow keys go from one technology to the next.",
  zoomIn: "Closer",
  zoomOut: "Further",
  wholeTree: "Whole tree",
  key: {
    active: "active",
    developing: "in development",
    payable: "in hand, you can pay",
    held: "in hand",
    open: "not yours",
    gone: "out of the game",
  },
  saves: (amount, type) => `saves ${amount} ${type}`,
  costsYou: (amount) => `costs you ${amount} now`,
  costsNothing: "It costs you nothing.",
  leadsTo: (names) => `Helps with ${names}.`,
  hasIt: (names) => `Active with ${names}.`,
  tableOf: (who) => `${who}’s area`,
  skills: "Skills",
  stages: { development: "development", action: "actions", upkeep: "upkeep" },
  actions: (left) => `${left} ${plural("en", left, { one: "action", other: "actions" })} left`,
  discoverHere: "Discover",
  researchHere: "Research",
  backToHand: "Back into hand",
  freePlace: "free place",
  swapHere: "Swap",
  nobody: "nobody",
  personalities: "Personalities",
  callings: { philosopher: "Philosopher", scientist: "Scientist", artist: "Artist" },
  leaveHeritage: "Take the heritage",
  heritageGives: (gains) => `Heritage: ${gains}`,
  toBuild: "To build together",
  noMilestone: "No milestone to build.",
  carries: (card) => `${card}: discover it, or put it into development?`,
  drawsWhat: (skill) => `${skill}: from which deck or pile?`,
  fromHere: (place) => `${place}: with which skill do you draw?`,
  recalls: (card) => `${card}: take it back into hand?`,
  swaps: (card) => `${card} comes out of the Time pile: for which card?`,
  paying: (what) => `Paying for ${what}`,
  stillDue: "still due",
  covered: "covered",
  suggestion: "Suggested",
  payLikeThis: "Pay like this",
  keepIt: (card) => `Keep ${card}`,
  kept: "kept",
  noOtherWay: "There is no way to pay without a card you keep.",
  payWith: (what) => `Pay with ${what}.`,
  token: (kind, count) => `${count} ${kind} ${plural("en", count, { one: "token", other: "tokens" })}`,
  leftOver: (count) => `${count} left over`,
  gives: (what) => `Gives ${what}.`,
  completes: "That completes the milestone.",
  countsAtOnce: "As a prerequisite it counts at once.",
  pointsFromTo: (was, is) => `You would stand at ${is} points (now ${was}).`,
  standing: (points) => `${points} points if it ended now`,
  drawsOf: (count) => (count === 1 ? "You draw 1 card." : `You draw ${count} cards, one by one.`),
  endsActions: "Then your actions are over.",
  thenDiscards: (count) => `Then you discard ${count}.`,
  mustDiscard: (count) =>
    `You would have ${count} ${plural("en", count, { one: "card", other: "cards" })} too many and discard them at the end.`,
  shuffles: (age, cards) =>
    cards === 0 ? `Pile ${age} is empty: nothing to shuffle in.` : `Pile ${age} (${cards}) goes into its deck.`,
  unused: (count) => `${count} ${plural("en", count, { one: "action stays", other: "actions stay" })} unused.`,
  timeGoesOn: "One more card goes to the Time pile.",
  emptyDeck: "empty",
  emptyPile: "empty",
  notYet: "not yet in play",
  topOf: (card) => `on top: ${card}`,
  timePile: "Time pile",
  perPlayer: "Technologies, round by round",
  summary: (discovered, developed) => `${discovered} discovered · ${developed} developed`,
  began: (age, round) => `Age ${age} began in round ${round}.`,
  type: "type",
  worthNow: (points) => `+${points} as it stands`,
  sets: (type) => `1 point for every five active ${type} technologies`,
  free: "free",
};

const fr: ScreenWords = {
  table: "Table",
  yours: "Votre zone",
  others: "Les autres",
  tree: "Arbre",
  treeHelp:
    "Glissez pour déplacer, pincez ou tournez la molette pour zoomer ; les flèches vont d’une technologie à l’autre.",
  zoomIn: "Plus près",
  zoomOut: "Plus loin",
  wholeTree: "Tout l’arbre",
  key: {
    active: "active",
    developing: "en développement",
    payable: "en main, payable",
    held: "en main",
    open: "pas à vous",
    gone: "hors du jeu",
  },
  saves: (amount, type) => `économise ${amount} ${type}`,
  costsYou: (amount) => `vous coûte ${amount} maintenant`,
  costsNothing: "Elle ne vous coûte rien.",
  leadsTo: (names) => `Aide pour ${names}.`,
  hasIt: (names) => `Active chez ${names}.`,
  tableOf: (who) => `Zone de ${who}`,
  skills: "Compétences",
  stages: { development: "développement", action: "actions", upkeep: "entretien" },
  actions: (left) => `${left} ${plural("fr", left, { one: "action restante", other: "actions restantes" })}`,
  discoverHere: "Découvrir",
  researchHere: "Rechercher",
  backToHand: "Reprendre en main",
  freePlace: "place libre",
  swapHere: "Échanger",
  nobody: "personne",
  personalities: "Personnalités",
  callings: { philosopher: "Philosophe", scientist: "Scientifique", artist: "Artiste" },
  leaveHeritage: "Prendre l’héritage",
  heritageGives: (gains) => `Héritage : ${gains}`,
  toBuild: "À bâtir ensemble",
  noMilestone: "Aucune grande étape à bâtir.",
  carries: (card) => `${card} : la découvrir, ou la mettre en développement ?`,
  drawsWhat: (skill) => `${skill} : de quelle pioche ou défausse ?`,
  fromHere: (place) => `${place} : avec quelle compétence piochez-vous ?`,
  recalls: (card) => `${card} : la reprendre en main ?`,
  swaps: (card) => `${card} sort de la pile du Temps : contre quelle carte ?`,
  paying: (what) => `Paiement : ${what}`,
  stillDue: "reste dû",
  covered: "couvert",
  suggestion: "Proposé",
  payLikeThis: "Payer ainsi",
  keepIt: (card) => `Garder ${card}`,
  kept: "gardée",
  noOtherWay: "Impossible de payer sans une carte que vous gardez.",
  payWith: (what) => `À payer avec ${what}.`,
  token: (kind, count) =>
    `${count} ${plural("fr", count, { one: "jeton", other: "jetons" })} ${kind === "générale" ? "de connaissance générale" : kind}`,
  leftOver: (count) => `${count} de reste`,
  gives: (what) => `Donne ${what}.`,
  completes: "La grande étape est alors achevée.",
  countsAtOnce: "Elle compte aussitôt comme prérequis.",
  pointsFromTo: (was, is) => `Vous en seriez à ${is} points (${was} maintenant).`,
  standing: (points) => `${points} points si la partie finissait maintenant`,
  drawsOf: (count) => (count < 2 ? `Vous piochez ${count} carte.` : `Vous piochez ${count} cartes, une à une.`),
  endsActions: "Puis vos actions sont finies.",
  thenDiscards: (count) => `Puis vous en défaussez ${count}.`,
  mustDiscard: (count) =>
    `Vous auriez ${count} ${plural("fr", count, { one: "carte de trop, à défausser", other: "cartes de trop, à défausser" })} à la fin.`,
  shuffles: (age, cards) =>
    cards === 0 ? `La défausse ${age} est vide : rien à mélanger.` : `La défausse ${age} (${cards}) rejoint sa pioche.`,
  unused: (count) =>
    `${count} ${plural("fr", count, { one: "action reste inutilisée", other: "actions restent inutilisées" })}.`,
  timeGoesOn: "Une carte de plus va à la pile du Temps.",
  emptyDeck: "vide",
  emptyPile: "vide",
  notYet: "pas encore en jeu",
  topOf: (card) => `au-dessus : ${card}`,
  timePile: "Pile du Temps",
  perPlayer: "Les technologies, tour par tour",
  summary: (discovered, developed) => `${discovered} découvertes · ${developed} développées`,
  began: (age, round) => `L’âge ${age} a commencé au tour ${round}.`,
  type: "type",
  worthNow: (points) => `+${points} en l’état`,
  sets: (type) => `1 point par lot de cinq technologies ${type} actives`,
  free: "gratuit",
};

const ko: ScreenWords = {
  table: "테이블",
  yours: "내 영역",
  others: "상대",
  tree: "기술 나무",
  treeHelp: "끌어서 옮기고, 두 손가락이나 휠로 확대합니다. 화살표로 기술 사이를 옮겨 다닙니다.",
  zoomIn: "확대",
  zoomOut: "축소",
  wholeTree: "전체 보기",
  key: {
    active: "활성",
    developing: "개발 중",
    payable: "손에 있고 낼 수 있음",
    held: "손에 있음",
    open: "아직 없음",
    gone: "게임에서 빠짐",
  },
  saves: (amount, type) => `${type} ${amount} 절약`,
  costsYou: (amount) => `지금 비용 ${amount}`,
  costsNothing: "비용이 들지 않습니다.",
  leadsTo: (names) => `다음에 도움: ${names}.`,
  hasIt: (names) => `활성화한 사람: ${names}.`,
  tableOf: (who) => `${who}의 영역`,
  skills: "능력",
  stages: { development: "개발", action: "행동", upkeep: "정리" },
  actions: (left) => `행동 ${left}번 남음`,
  discoverHere: "발견하기",
  researchHere: "연구하기",
  backToHand: "손으로 가져오기",
  freePlace: "빈자리",
  swapHere: "바꾸기",
  nobody: "없음",
  personalities: "인물",
  callings: { philosopher: "철학자", scientist: "과학자", artist: "예술가" },
  leaveHeritage: "유산 받기",
  heritageGives: (gains) => `유산: ${gains}`,
  toBuild: "함께 세우는 이정표",
  noMilestone: "세울 이정표가 없습니다.",
  carries: (card) => `${card}: 발견할까요, 개발에 둘까요?`,
  drawsWhat: (skill) => `${skill}: 어느 더미에서?`,
  fromHere: (place) => `${place}: 어떤 능력으로 뽑을까요?`,
  recalls: (card) => `${card}: 손으로 가져올까요?`,
  swaps: (card) => `${particle(card, "을", "를")} 시간 더미에서 꺼냅니다: 어느 카드와?`,
  paying: (what) => `${what} 비용 내기`,
  stillDue: "남은 비용",
  covered: "낸 비용",
  suggestion: "추천",
  payLikeThis: "이대로 내기",
  keepIt: (card) => `${card} 남기기`,
  kept: "남김",
  noOtherWay: "남기려는 카드 없이는 낼 수 없습니다.",
  payWith: (what) => `낼 것: ${what}.`,
  token: (kind, count) => `${kind} 토큰 ${count}개`,
  leftOver: (count) => `남은 지식 ${count}`,
  gives: (what) => `얻는 것: ${what}.`,
  completes: "이정표가 완성됩니다.",
  countsAtOnce: "선행 기술로는 바로 인정됩니다.",
  pointsFromTo: (was, is) => `점수 ${was} → ${is}.`,
  standing: (points) => `지금 끝나면 ${points}점`,
  drawsOf: (count) => (count === 1 ? "카드 1장을 뽑습니다." : `카드 ${count}장을 한 장씩 뽑습니다.`),
  endsActions: "그러면 행동이 끝납니다.",
  thenDiscards: (count) => `그다음 ${count}장을 버립니다.`,
  mustDiscard: (count) => `손이 ${count}장 넘쳐 차례 끝에 버려야 합니다.`,
  shuffles: (age, cards) =>
    cards === 0 ? `버린 더미 ${age}가 비어 섞을 것이 없습니다.` : `버린 더미 ${age}(${cards}장)를 더미에 섞습니다.`,
  unused: (count) => `행동 ${count}번을 쓰지 않고 끝냅니다.`,
  timeGoesOn: "카드 한 장이 시간 더미로 갑니다.",
  emptyDeck: "비었음",
  emptyPile: "비었음",
  notYet: "아직 쓰지 않음",
  topOf: (card) => `맨 위: ${card}`,
  timePile: "시간 더미",
  perPlayer: "라운드별 기술 수",
  summary: (discovered, developed) => `발견 ${discovered} · 개발 ${developed}`,
  began: (age, round) => `${round}라운드에 ${age} 시대가 시작되었습니다.`,
  type: "종류",
  worthNow: (points) => `지금 +${points}`,
  sets: (type) => `활성 ${type} 기술 다섯마다 1점`,
  free: "무료",
};

export const SCREEN: Texts<ScreenWords> = { en, fr, ko };
