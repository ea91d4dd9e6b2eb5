export { box } from "./box.ts";
export { gauge, pad, padLeft, seatStyle, sideBySide, textWidth, wrapped } from "./draw.ts";
export { terminalOf } from "./plain.ts";
export { cut, fold } from "./fold.ts";
