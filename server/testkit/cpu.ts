import { readdirSync, readFileSync } from "node:fs";

/** The kernel counts in hundredths of a second, on every Linux there is. */
const TICKS = 100;

/** What a process and its children have spent so far, in seconds of processor time; 0 where the system does not say. */
export function cpuSecondsOf(pid: number): number {
  const families = new Map<number, { readonly parent: number; readonly seconds: number }>();
  try {
    for (const name of readdirSync("/proc")) {
      if (/^\d+$/.test(name)) families.set(Number(name), statOf(name));
    }
  } catch {
    // Processes end while they are looked at.
  }
  let sum = 0;
  for (const [each, { parent, seconds }] of families) if (each === pid || parent === pid) sum += seconds;
  return sum;
}

function statOf(pid: string): { readonly parent: number; readonly seconds: number } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program, in brackets, may have anything in it.
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [, parent = 0] = fields;
    return { parent, seconds: ((fields[11] ?? 0) + (fields[12] ?? 0)) / TICKS };
  } catch {
    return { parent: 0, seconds: 0 };
  }
}
