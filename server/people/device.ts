/** What a browser calls itself, in the order in which they must be looked for: most claim to be others too. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** A device as its owner knows it again: "Firefox, Linux". No more is kept of what a browser says of itself. */
export function deviceOf(userAgent: string | undefined): string {
  const first = (list: typeof BROWSERS): string[] => {
    const [name] = list.find(([, mark]) => mark.test(userAgent ?? "")) ?? [];
    return name === undefined ? [] : [name];
  };
  return [...first(BROWSERS), ...first(SYSTEMS)].join(", ") || "?";
}
