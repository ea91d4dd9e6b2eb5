export {
  type About,
  botCalled,
  type Habits,
  LEVELS,
  type Level,
  levelAndStyle,
  type Plate,
  STYLES,
  type Style,
  type Temper,
  UNMEASURED,
  USUAL_STYLES,
} from "./about.ts";
export { Calls } from "./calls.ts";
export { canonical, copy, digest } from "./canonical.ts";
export { type Complaint, isComplaint } from "./complaint.ts";
export * as forms from "./forms.ts";
export { type Chance, pick, pluck, shuffle } from "./chance/chance.ts";
export { checkTable } from "./check-table.ts";
export { freshSeed, keyed, seedHash } from "./chance/keyed.ts";
export { type Replay, seeded, split } from "./chance/seeded.ts";
export { colourNames, colourNaming, type SeatColour } from "./colours.ts";
export {
  type AnyBrain,
  type AnyGame,
  type Beat,
  type Brain,
  type Candour,
  type Course,
  type Dealer,
  type Game,
  type Judge,
  type Move,
  playsVersion,
  type Put,
  type Result,
  type Instinct,
  type Marker,
  type Note,
  type Sense,
} from "./contract.ts";
export { type EventMarks, type EventSight, events, type GameEvent } from "./events.ts";
export {
  type Asked,
  chapter,
  type Counted,
  elide,
  type GameText,
  kernelRefusal,
  LANGUAGES,
  type Language,
  type Lesson,
  type Naming,
  type OptionText,
  particle,
  plural,
  refusalSentence,
  roughly,
  type RuleChapter,
  type RuleText,
  type Texts,
  type ViewWords,
} from "./language.ts";
export { gameTexts } from "./game-texts.ts";
export { byInstinct } from "./instinct.ts";
export { Inputs } from "./inputs.ts";
export {
  LONGEST_BRANCH_NAME,
  LONGEST_BRANCH_NOTE,
  LONGEST_CHAT_LINE,
  LONGEST_CLOCK,
  LONGEST_INCREMENT,
  LONGEST_MESSAGE_ID,
  LONGEST_MOVE,
  LONGEST_NAME,
  LONGEST_TOURNAMENT_NAME,
  MOST_BRANCHES,
  MOST_ENTRANTS,
  MOST_ROUNDS,
} from "./limits.ts";
export { at, pop, remove } from "./list.ts";
export type { Numbered, TakenBack } from "./event-log.ts";
export { type AnyMatch, Match, type MatchPlan, verify } from "./match.ts";
export { foldedName, isGoodName, tidyName } from "./name.ts";
export { reading } from "./notation.ts";
export * from "./options.ts";
export type { Reference, ThingText } from "./reference.ts";
export { type GamePack, pack, type TerminalBoard, type TerminalLook, type TerminalStyle } from "./pack.ts";
export { type Phrase, PHRASE_IDS, phraseOf, PHRASES } from "./phrases.ts";
export { placesOf } from "./places.ts";
export { isProblem, type Problem, PROBLEM_CODES, type ProblemCode, problem } from "./problem.ts";
export {
  type Branch,
  type ChanceKind,
  type Entry,
  parseRecord,
  type GameRecord,
  readEntry,
  readRecord,
  type SeatInfo,
  UNDO,
  writeEntry,
} from "./record.ts";
export {
  HOUSE,
  type KernelRefusalCode,
  type Refusal,
  type RefusalDetail,
  type RefusalDetails,
  refuser,
} from "./refusal.ts";
export { clockwiseFrom, nextSeat, only, type Seat, seats, toSeat, type Watcher } from "./seat.ts";
export { BOT_NAMES, seatNaming } from "./seat-names.ts";
export { seeing, viewsBy } from "./seeing.ts";
export {
  counted,
  type Field,
  type Glance,
  type Hidden,
  hand,
  hidden,
  list,
  open,
  own,
  ownUntilOver,
  type Pile,
  perSeat,
  seenAs,
  shape,
  given,
  shared,
  type Seen,
  type SeenOf,
  type Sight,
  type StateSight,
} from "./sight.ts";
export type {
  ChatLine,
  FromTable,
  Hint,
  Muted,
  Now,
  Pace,
  PastMoment,
  PastPage,
  SeatNow,
  SeatSet,
  TableInfo,
  TableStatus,
  ToTable,
} from "./protocol.ts";
export { standingsOf, type TieBreak } from "./ties.ts";
export { turned, type Turning, turningFrom } from "./turning.ts";
export type {
  NewTournament,
  TournamentEntrant,
  TournamentInfo,
  TournamentRound,
  TournamentStanding,
  TournamentSummary,
  TournamentTable,
} from "./tournaments.ts";
export { heading, labelled, texts } from "./typography.ts";
