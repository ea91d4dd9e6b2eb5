/** What the judge has learned: written by `npm run train -- progress --adopt`, which tells how in learned.json beside it. */
export const learned: string | undefined = undefined;
