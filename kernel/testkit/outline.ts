/** A value that is longer is told part by part, unless its parts are single values. */
const WIDTH = 140;

/** Plain data as lines of `path: value`, each value as large as fits a line: small changes make small differences. */
export function outline(value: unknown, path = ""): string[] {
  const line = `${path}: ${JSON.stringify(value)}`;
  if (!isStructure(value)) return [line];
  if (path !== "" && (line.length <= WIDTH || !Object.values(value).some(isStructure))) return [line];
  return Object.entries(value).flatMap(([key, item]) => outline(item, within(path, key, Array.isArray(value))));
}

/** The lines of one outline that another lacks. */
export function besides(lines: readonly string[], known: readonly string[]): string[] {
  const common = new Set(known);
  return lines.filter((line) => !common.has(line));
}

function isStructure(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function within(path: string, key: string, inList: boolean): string {
  if (inList) return `${path}[${key}]`;
  return path === "" ? key : `${path}.${key}`;
}
