import type { Drawing } from "./drawing.ts";

/** Vignettes of Age I, one a technology. */
export const AGE_1: Readonly<Record<string, Drawing>> = {};
