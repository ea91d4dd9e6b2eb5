export { type Reach, reach, type Thing, type Way } from "./affordance.ts";
export { type Arrangement, ARRANGEMENTS, type Room, useArrangement, useRoom } from "./arrangement.ts";
export { type Arrow, Arrows } from "./arrows.tsx";
export { type Habits, useAtTable } from "./at-table.tsx";
export { Button, Tool } from "./button.tsx";
export { CardBack, CardFace, CardFan, Count } from "./card.tsx";
export { Delta } from "./delta.tsx";
export { Drawing } from "./drawing.tsx";
export type { Finale } from "./finale.tsx";
export { TableFrame } from "./frame.tsx";
export { Hand } from "./hand.tsx";
export { Icon, type Sign } from "./icon.tsx";
export { walkWithArrows } from "./keys.ts";
export { Lesson } from "./lesson.tsx";
export { both } from "./listen.ts";
export { happened } from "./log.tsx";
export { Phases } from "./phases.tsx";
export { FoldingRegion, Region, Regions } from "./region.tsx";
export { RollingDie } from "./rolling-die.tsx";
export { ResultSheet } from "./result-sheet.tsx";
export { ranked } from "./score-bars.ts";
export { Scores } from "./scores.tsx";
export type { Actor, Scene } from "./scene.ts";
export { SeatColours, SeatMark } from "./seat-mark.tsx";
export { SeatPanel, Who } from "./seat-panel.tsx";
export { Sheet } from "./sheet.tsx";
export { PACES, type Pace } from "./pace.ts";
export {
  type AnyBoard,
  board,
  type HintedMove,
  type LogMark,
  type Looking,
  type Sitting,
  type Talk,
} from "./sitting.ts";
export { type AnyPictures, pictures } from "./pictures.ts";
export { type Sound, SOUNDS } from "./sound.ts";
export { type Size, useSize } from "./size.ts";
export { breakable } from "./breakable.ts";
export { boardContext } from "./board-context.ts";
export { useTip } from "./tip.tsx";
export { type Look, type Touch, type TouchProps, useTouch } from "./touch.ts";
export { Touchable } from "./touchable.tsx";
export { Track } from "./track.tsx";
export { type KitWords, kitWords } from "./words.ts";
