/** What games came to, in numbers that can be added up: how often each thing happened, by its name. */
export type Sums = Record<string, number>;

export function count(sums: Sums, what: string, more = 1): void {
  sums[what] = (sums[what] ?? 0) + more;
}

export function addSums(to: Sums, more: Readonly<Sums>): void {
  for (const [what, number] of Object.entries(more)) count(to, what, number);
}

/** How often it happened. */
export function times(sums: Readonly<Sums>, what: string): number {
  return sums[what] ?? 0;
}

/** Everything that happened under a name that begins so, by the rest of the name. */
export function under(sums: Readonly<Sums>, prefix: string): [string, number][] {
  return Object.entries(sums).flatMap(([what, number]): [string, number][] =>
    what.startsWith(prefix) ? [[what.slice(prefix.length), number]] : [],
  );
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : ((100 * part) / whole).toFixed(1);
}

/** The standard error of a share of so many games, in points. */
export function errorOf(part: number, whole: number): number {
  const share = part / whole;
  return 100 * Math.sqrt((share * (1 - share)) / whole);
}

/** Median and the middle four fifths of what was counted by its value. */
export function spread(counts: readonly (readonly [string, number])[]): string {
  const values = counts.map(([value, number]) => [Number(value), number] as const).sort(([a], [b]) => a - b);
  const total = values.reduce((sum, [, number]) => sum + number, 0);
  const quantile = (share: number) => {
    let seen = 0;
    for (const [value, number] of values) {
      seen += number;
      if (seen >= share * total) return value;
    }
    return 0;
  };
  return total === 0 ? "–" : `${quantile(0.5)} (${quantile(0.1)}–${quantile(0.9)})`;
}

export function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(" | ")} |`;
}

export function head(cells: readonly string[]): string[] {
  return [row(cells), row(cells.map(() => "---"))];
}
