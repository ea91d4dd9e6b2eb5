/** How long a finger rests on a thing that it asks about, in milliseconds. */
export const HELD = 500;
