export { box } from "./box.ts";
export { gauge, pad, seatStyle, sideBySide, textWidth, wrapped } from "./draw.ts";
export { terminalOf } from "./plain.ts";
export { cut, fold } from "./fold.ts";
