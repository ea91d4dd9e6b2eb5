/** What boards work out before anything is drawn: no DOM here, so it also runs in tests and in the terminal. */
export { BUTTON, reach, type Thing, type Way } from "./affordance.ts";
export { copies, type Held } from "./copies.ts";
export { type Flight, panelOf } from "./flight.ts";
export { type HintReason, hintSentence } from "./hint-sentence.ts";
export { guess } from "./guess.ts";
export { type LessonPicker, lessonPicker } from "./lessons.ts";
export { BOT_PACES, botDelay, type Pace } from "./pace.ts";
export { lengthOf, MOTIONS, type Scene, Show } from "./scene.ts";
export { kitWords } from "./words.ts";
export { nextStep, refusalOf, type Refusing, type WhyNot, whyNot } from "./why-not.ts";
