/** What was learned about chances to win in hints: written by `npm run train -- progress --chances --adopt`; learned-chances.json tells how. */
export const candour: readonly [slope: number, shift: number] = [0.718, -0.003];
