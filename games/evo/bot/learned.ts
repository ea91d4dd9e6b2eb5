/** What the judge has learned: written by `npm run train -- evo --adopt`, which tells how in learned.json beside it. */
export const learned: string | undefined = undefined;
