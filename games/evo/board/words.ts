import { particle, type Texts } from "@clade/kernel";
import type { Condition } from "../rules/data/climate.ts";
import type { Trait } from "../rules/data/genes.ts";

/** What only the board on a screen says. */
export interface ScreenWords {
  readonly phases: {
    readonly climate: string;
    readonly movement: string;
    readonly births: string;
    readonly survival: string;
    readonly auction: string;
    readonly over: string;
  };
  /** What is asked, said to the one who is asked. */
  readonly island: string;
  readonly zone: (id: string, terrain: string, condition: string) => string;
  readonly dinoOf: (who: string) => string;
  readonly fate: { readonly lives: string; readonly crowded: string; readonly dies: string };
  readonly start: string;
  readonly now: string;
  readonly nextRoll: string;
  readonly after: string;
  readonly outcome: (squares: number) => string;
  readonly faces: (faces: number) => string;
  readonly showClimate: (terrain: string) => string;
  readonly shownClimate: (terrain: string) => string;
  readonly backToNow: string;
  readonly nextTurn: (odds: readonly (readonly [condition: string, odds: string])[]) => string;
  readonly conditions: { readonly [C in Condition]: string };
  readonly genes: { readonly [T in Trait]: string };
  readonly cardGene: string;
  readonly walks: (zone: string) => string;
  readonly carries: (card: string) => string;
  readonly lotHeld: (gene: string) => string;
  readonly coinHeld: (amount: number) => string;
  readonly eggHeld: string;
  readonly playHere: string;
  readonly played: string;
  readonly nonePlayed: string;
  readonly stepsLeft: (steps: number) => string;
  readonly eggsLeft: (eggs: number) => string;
  readonly swap: (from: string, to: string) => string;
  readonly odds: (faces: string, percent: string) => string;
  readonly wins: (who: string) => string;
  readonly loses: string;
  readonly attackedBy: (odds: string) => string;
  readonly attacking: (odds: string) => string;
  readonly noAttack: string;
  readonly live: (who: string, from: number, to: number) => string;
  readonly livesAndDies: (live: number, die: number) => string;
  readonly groupCold: (dinos: number, furs: number) => string;
  readonly groupHot: (dinos: number, parasols: number) => string;
  readonly price: (price: number, left: number) => string;
  readonly mutants: (less: number) => string;
  readonly overbids: (who: string) => string;
  readonly mayBeOverbid: string;
  readonly unusedSteps: (steps: number) => string;
  readonly stepsAfter: (steps: number) => string;
  readonly dueAfter: (eggs: number) => string;
  readonly keepsCards: string;
  readonly out: string;
  readonly climateTo: (terrain: string) => string;
  readonly oddsChange: (who: string, from: string, to: string) => string;
  readonly turn: (turn: number) => string;
  readonly meteorOn: (turn: number, faces: string) => string;
  readonly meteorEnd: (turn: number) => string;
  readonly meteorNone: (turn: number) => string;
  readonly meteorTrack: string;
  readonly order: (place: number) => string;
  readonly stock: (stock: number) => string;
  readonly bid: (who: string, amount: number) => string;
  readonly coin: (amount: number) => string;
  readonly moreCoins: string;
  readonly fewerCoins: string;
  readonly purse: string;
  readonly dice: string;
  readonly die: (face: number) => string;
  readonly autoPass: string;
  readonly noCards: string;
  readonly notYet: string;
  readonly perTurn: string;
  readonly story: (survivors: number, born: number, died: number, won: number, fights: number) => string;
  readonly bag: (gene: string, count: number) => string;
  readonly tableOf: (who: string) => string;
}

const en: ScreenWords = {
  phases: {
    climate: "climate",
    movement: "movement",
    births: "births",
    survival: "survival",
    auction: "auction",
    over: "the end",
  },
  island: "The island",
  zone: (id, terrain, condition) => `${id}, ${terrain}, ${condition}`,
  dinoOf: (who) => `a dino of ${who}`,
  fate: {
    lives: "lives as things stand",
    crowded: "too many there: some of them die",
    dies: "dies as things stand",
  },
  start: "starting beach",
  now: "now",
  nextRoll: "next roll",
  after: "the one after",
  outcome: (squares) => (squares > 0 ? "forward" : squares < 0 ? "back" : "stays"),
  faces: (faces) => `${faces} in 6`,
  showClimate: (terrain) => `Look at the island with ${terrain} temperate`,
  shownClimate: (terrain) => `The island as it would be with ${terrain} temperate`,
  backToNow: "Back to now",
  nextTurn: (odds) => `Next turn: ${odds.map(([condition, odd]) => `${condition} ${odd}`).join(", ")}.`,
  conditions: {
    temperate: "all live",
    cold: "as many live as the species has furs",
    hot: "as many live as the species has parasols",
    deadly: "all die",
  },
  genes: {
    tail: "who has the longer tail acts first",
    leg: "steps each turn",
    horn: "better odds in a fight",
    egg: "newborns each turn",
    fur: "dinos that live in the cold",
    parasol: "dinos that live in the heat",
    mutant: "points off every gene",
  },
  cardGene: "an event card at once",
  walks: (zone) => `The dino in ${zone}: where to?`,
  carries: (card) => `${card}: play it where it is lit.`,
  lotHeld: (gene) => `${gene}: how much do you bid?`,
  coinHeld: (amount) => `${amount}: on which gene?`,
  eggHeld: "An egg: where is it laid?",
  playHere: "Play here",
  played: "Played this turn",
  nonePlayed: "No card played this turn",
  stepsLeft: (steps) => (steps === 1 ? "1 step left" : `${steps} steps left`),
  eggsLeft: (eggs) => (eggs === 1 ? "1 newborn to place" : `${eggs} newborns to place`),
  swap: (from, to) => `Trade places: ${from} and ${to}`,
  odds: (faces, percent) => `wins on ${faces} (${percent})`,
  wins: (who) => `Won: ${who} loses that dino.`,
  loses: "Lost: yours goes.",
  attackedBy: (odds) => `It attacking you: ${odds}.`,
  attacking: (odds) => `You attacking it: ${odds}.`,
  noAttack: "no attack, too few horns",
  live: (who, from, to) => `${who}: ${from} → ${to} would live as things stand.`,
  livesAndDies: (live, die) =>
    die === 0
      ? live === 1
        ? "1 lives"
        : `${live} live`
      : `${live} ${live === 1 ? "lives" : "live"}, ${die} ${die === 1 ? "dies" : "die"}`,
  groupCold: (dinos, furs) => `In the cold: ${dinos}, furs: ${furs}.`,
  groupHot: (dinos, parasols) => `In the heat: ${dinos}, parasols: ${parasols}.`,
  price: (price, left) => `Costs ${price} if it stands; ${left} left then.`,
  mutants: (less) => `Mutants take ${less} off.`,
  overbids: (who) => `${who} has to bid again.`,
  mayBeOverbid: "Others may still bid more.",
  unusedSteps: (steps) => (steps === 1 ? "1 step stays unused." : `${steps} steps stay unused.`),
  stepsAfter: (steps) => (steps === 1 ? "1 step left then." : `${steps} steps left then.`),
  dueAfter: (eggs) => (eggs === 1 ? "1 newborn left then." : `${eggs} newborns left then.`),
  keepsCards: "You keep your cards for later.",
  out: "You get no gene this turn, and pay nothing.",
  climateTo: (terrain) => `Temperate then: ${terrain}.`,
  oddsChange: (who, from, to) => `Against ${who}: ${from} → ${to}.`,
  turn: (turn) => `Turn ${turn}`,
  meteorOn: (turn, faces) => `Turn ${turn}: the meteorite falls on ${faces}`,
  meteorEnd: (turn) => `Turn ${turn}: the meteorite falls for certain`,
  meteorNone: (turn) => `Turn ${turn}: nothing falls`,
  meteorTrack: "Meteorite track",
  order: (place) => `${place}. to act`,
  stock: (stock) => `${stock} in stock`,
  bid: (who, amount) => `${who} bids ${amount}`,
  coin: (amount) => (amount === 1 ? "1 point" : `${amount} points`),
  moreCoins: "More",
  fewerCoins: "Less",
  purse: "What you can bid",
  dice: "The rolled dice: choose one",
  die: (face) => `The ${face}`,
  autoPass: "Pass for me when no card of mine fits",
  noCards: "No event cards in hand",
  notYet: "Cards from turn 3 on",
  perTurn: "Points, turn by turn",
  story: (survivors, born, died, won, fights) =>
    `at most ${survivors} survivors · ${born} born · ${died} lost · fights won ${won} of ${fights}`,
  bag: (gene, count) => `${gene}: ${count} in the bag`,
  tableOf: (who) => `${who}’s species`,
};

const fr: ScreenWords = {
  phases: {
    climate: "climat",
    movement: "déplacements",
    births: "naissances",
    survival: "survie",
    auction: "enchères",
    over: "la fin",
  },
  island: "L’île",
  zone: (id, terrain, condition) => `${id}, ${terrain}, ${condition}`,
  dinoOf: (who) => `un dino de ${who}`,
  fate: {
    lives: "survit, en l’état",
    crowded: "trop nombreux : certains mourront",
    dies: "meurt, en l’état",
  },
  start: "plage de départ",
  now: "maintenant",
  nextRoll: "prochain jet",
  after: "le suivant",
  outcome: (squares) => (squares > 0 ? "avance" : squares < 0 ? "recule" : "reste"),
  faces: (faces) => `${faces} sur 6`,
  showClimate: (terrain) => `Voir l’île si le climat tempéré est sur : ${terrain}`,
  shownClimate: (terrain) => `L’île telle qu’elle serait, tempérée sur : ${terrain}`,
  backToNow: "Revenir à maintenant",
  nextTurn: (odds) => `Au prochain tour : ${odds.map(([condition, odd]) => `${condition} ${odd}`).join(", ")}.`,
  conditions: {
    temperate: "tous survivent",
    cold: "autant de survivants que de fourrures",
    hot: "autant de survivants que de parasols",
    deadly: "tous meurent",
  },
  genes: {
    tail: "la plus longue queue joue d’abord",
    leg: "pas par tour",
    horn: "de meilleures chances au combat",
    egg: "petits par tour",
    fur: "dinos qui survivent au froid",
    parasol: "dinos qui survivent à la chaleur",
    mutant: "points de moins sur chaque gène",
  },
  cardGene: "une carte événement aussitôt",
  walks: (zone) => `Le dino en ${zone} : vers où ?`,
  carries: (card) => `${card} : jouez-la là où c’est éclairé.`,
  lotHeld: (gene) => `${gene} : combien misez-vous ?`,
  coinHeld: (amount) => `${amount} : sur quel gène ?`,
  eggHeld: "Un œuf : où le pondre ?",
  playHere: "Jouer ici",
  played: "Jouées ce tour-ci",
  nonePlayed: "Aucune carte jouée ce tour-ci",
  stepsLeft: (steps) => `encore ${steps} pas`,
  eggsLeft: (eggs) => (eggs < 2 ? `encore ${eggs} petit` : `encore ${eggs} petits`),
  swap: (from, to) => `Échanger les places : ${from} et ${to}`,
  odds: (faces, percent) => `gagne sur ${faces} (${percent})`,
  wins: (who) => `Gagné : ${who} perd ce dino.`,
  loses: "Perdu : le vôtre s’en va.",
  attackedBy: (odds) => `S’il vous attaque : ${odds}.`,
  attacking: (odds) => `Si vous l’attaquez : ${odds}.`,
  noAttack: "pas d’attaque, trop peu de cornes",
  live: (who, from, to) => `${who} : ${from} → ${to} survivants, en l’état.`,
  livesAndDies: (live, die) =>
    die === 0
      ? `${live} ${live < 2 ? "survit" : "survivent"}`
      : `${live} ${live < 2 ? "survit" : "survivent"}, ${die} ${die < 2 ? "meurt" : "meurent"}`,
  groupCold: (dinos, furs) => `Au froid : ${dinos}, fourrures : ${furs}.`,
  groupHot: (dinos, parasols) => `Au chaud : ${dinos}, parasols : ${parasols}.`,
  price: (price, left) => `Coûte ${price} si la mise tient ; il vous en restera ${left}.`,
  mutants: (less) => `Les mutants retirent ${less}.`,
  overbids: (who) => `${who} devra miser à nouveau.`,
  mayBeOverbid: "Les autres peuvent encore surenchérir.",
  unusedSteps: (steps) => `${steps} pas inutilisé${steps > 1 ? "s" : ""}.`,
  stepsAfter: (steps) => `Il vous restera ${steps} pas.`,
  dueAfter: (eggs) => `Il restera ${eggs} petit${eggs > 1 ? "s" : ""} à placer.`,
  keepsCards: "Vous gardez vos cartes pour plus tard.",
  out: "Pas de gène ce tour-ci, et rien à payer.",
  climateTo: (terrain) => `Tempéré alors : ${terrain}.`,
  oddsChange: (who, from, to) => `Contre ${who} : ${from} → ${to}.`,
  turn: (turn) => `Tour ${turn}`,
  meteorOn: (turn, faces) => `Tour ${turn} : la météorite tombe sur ${faces}`,
  meteorEnd: (turn) => `Tour ${turn} : la météorite tombe à coup sûr`,
  meteorNone: (turn) => `Tour ${turn} : rien ne tombe`,
  meteorTrack: "Piste de la météorite",
  order: (place) => `joue en ${place}`,
  stock: (stock) => `${stock} en réserve`,
  bid: (who, amount) => `${who} mise ${amount}`,
  coin: (amount) => (amount < 2 ? `${amount} point` : `${amount} points`),
  moreCoins: "Plus",
  fewerCoins: "Moins",
  purse: "Ce que vous pouvez miser",
  dice: "Les dés lancés : choisissez",
  die: (face) => `Le ${face}`,
  autoPass: "Passer à ma place si aucune carte ne convient",
  noCards: "Aucune carte événement en main",
  notYet: "Cartes dès le tour 3",
  perTurn: "Points, tour après tour",
  story: (survivors, born, died, won, fights) =>
    `au plus ${survivors} survivants · ${born} nés · ${died} perdus · combats gagnés ${won} sur ${fights}`,
  bag: (gene, count) => `${gene} : ${count} dans le sac`,
  tableOf: (who) => `L’espèce de ${who}`,
};

const ko: ScreenWords = {
  phases: {
    climate: "기후",
    movement: "이동",
    births: "출산",
    survival: "생존",
    auction: "경매",
    over: "끝",
  },
  island: "섬",
  zone: (id, terrain, condition) => `${id}, ${terrain}, ${condition}`,
  dinoOf: (who) => `${who}의 공룡`,
  fate: { lives: "이대로면 살아남음", crowded: "너무 많음: 일부가 죽음", dies: "이대로면 죽음" },
  start: "출발 해변",
  now: "지금",
  nextRoll: "다음 주사위",
  after: "그다음",
  outcome: (squares) => (squares > 0 ? "앞으로" : squares < 0 ? "뒤로" : "그대로"),
  faces: (faces) => `6번에 ${faces}`,
  showClimate: (terrain) => `${particle(terrain, "이", "가")} 온화할 때의 섬 보기`,
  shownClimate: (terrain) => `${particle(terrain, "이", "가")} 온화할 때의 섬`,
  backToNow: "지금으로",
  nextTurn: (odds) => `다음 턴: ${odds.map(([condition, odd]) => `${condition} ${odd}`).join(", ")}.`,
  conditions: {
    temperate: "모두 살아남음",
    cold: "털 수만큼 살아남음",
    hot: "양산 수만큼 살아남음",
    deadly: "모두 죽음",
  },
  genes: {
    tail: "꼬리가 길수록 먼저 행동",
    leg: "턴마다 걷는 칸 수",
    horn: "싸움에서 더 유리",
    egg: "턴마다 태어나는 새끼",
    fur: "추위에 살아남는 공룡",
    parasol: "더위에 살아남는 공룡",
    mutant: "유전자마다 할인되는 점수",
  },
  cardGene: "사건 카드 한 장을 바로 받음",
  walks: (zone) => `${zone}의 공룡을 어디로 옮길까요?`,
  carries: (card) => `${card}: 밝은 곳에 쓰세요.`,
  lotHeld: (gene) => `${gene}에 얼마를 걸까요?`,
  coinHeld: (amount) => `${amount}점을 어느 유전자에 걸까요?`,
  eggHeld: "알을 어디에 낳을까요?",
  playHere: "여기에 쓰기",
  played: "이번 턴에 쓴 카드",
  nonePlayed: "이번 턴에 쓴 카드 없음",
  stepsLeft: (steps) => `남은 걸음 ${steps}`,
  eggsLeft: (eggs) => `낳을 새끼 ${eggs}`,
  swap: (from, to) => `자리 바꾸기: ${from}, ${to}`,
  odds: (faces, percent) => `주사위 ${faces}에 승리 (${percent})`,
  wins: (who) => `이기면 ${who}의 그 공룡이 사라집니다.`,
  loses: "지면 내 공룡이 사라집니다.",
  attackedBy: (odds) => `나를 공격하면: ${odds}.`,
  attacking: (odds) => `내가 공격하면: ${odds}.`,
  noAttack: "뿔이 모자라 공격 불가",
  live: (who, from, to) => `${who}: 이대로면 생존 ${from} → ${to}.`,
  livesAndDies: (live, die) => (die === 0 ? `${live}마리 생존` : `${live}마리 생존, ${die}마리 죽음`),
  groupCold: (dinos, furs) => `추운 곳 ${dinos}마리, 털 ${furs}.`,
  groupHot: (dinos, parasols) => `더운 곳 ${dinos}마리, 양산 ${parasols}.`,
  price: (price, left) => `낙찰되면 ${price}점을 내고 ${left}점이 남습니다.`,
  mutants: (less) => `돌연변이로 ${less}점 할인.`,
  overbids: (who) => `${particle(who, "은", "는")} 다시 걸어야 합니다.`,
  mayBeOverbid: "다른 사람이 더 걸 수 있습니다.",
  unusedSteps: (steps) => `${steps}걸음을 쓰지 않습니다.`,
  stepsAfter: (steps) => `그 뒤 ${steps}걸음이 남습니다.`,
  dueAfter: (eggs) => `그 뒤 새끼 ${eggs}마리가 남습니다.`,
  keepsCards: "카드는 나중을 위해 남겨 둡니다.",
  out: "이번 턴에는 유전자를 얻지 못하고 점수도 내지 않습니다.",
  climateTo: (terrain) => `온화해지는 곳: ${terrain}.`,
  oddsChange: (who, from, to) => `${who} 상대: ${from} → ${to}.`,
  turn: (turn) => `${turn}턴`,
  meteorOn: (turn, faces) => `${turn}턴: 주사위 ${faces}에 운석이 떨어짐`,
  meteorEnd: (turn) => `${turn}턴: 운석이 반드시 떨어짐`,
  meteorNone: (turn) => `${turn}턴: 아무것도 떨어지지 않음`,
  meteorTrack: "운석 트랙",
  order: (place) => `${place}번째로 행동`,
  stock: (stock) => `비축 ${stock}`,
  bid: (who, amount) => `${who} ${amount}점`,
  coin: (amount) => `${amount}점`,
  moreCoins: "더 높게",
  fewerCoins: "더 낮게",
  purse: "걸 수 있는 점수",
  dice: "굴린 주사위: 하나를 고르세요",
  die: (face) => `주사위 ${face}`,
  autoPass: "쓸 카드가 없으면 알아서 넘기기",
  noCards: "손에 사건 카드 없음",
  notYet: "카드는 3턴부터",
  perTurn: "턴마다 점수",
  story: (survivors, born, died, won, fights) =>
    `최다 생존 ${survivors} · 출생 ${born} · 잃음 ${died} · 싸움 ${fights}번 중 ${won}승`,
  bag: (gene, count) => `${gene}: 주머니에 ${count}개`,
  tableOf: (who) => `${who}의 종`,
};

export const SCREEN: Texts<ScreenWords> = { en, fr, ko };
