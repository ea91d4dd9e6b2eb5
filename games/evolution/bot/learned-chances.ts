/** What was learned about chances to win in hints: written by `npm run train -- evolution --chances --adopt`; learned-chances.json tells how. */
export const candour: readonly [slope: number, shift: number] = [0.885, -0.431];
