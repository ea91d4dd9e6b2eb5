import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Sums } from "./sums.ts";

/** What has been played of each setting: which slices, and what they came to. */
interface KeptSetting {
  readonly slices: number[];
  readonly sums: Sums;
}

interface Kept {
  readonly box: string;
  readonly settings: Record<string, KeptSetting>;
}

/** Results on disk: kept after every slice, so that a run that is stopped goes on where it was. Those of another box are dropped. */
export class Keeping {
  readonly #path: string;
  readonly #kept: Kept;

  constructor(path: string, box: string) {
    this.#path = path;
    const found = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Kept) : undefined;
    this.#kept = found?.box === box ? found : { box, settings: {} };
  }

  of(name: string): KeptSetting {
    const known = this.#kept.settings[name] ?? { slices: [], sums: {} };
    this.#kept.settings[name] = known;
    return known;
  }

  save(): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(`${this.#path}.new`, `${JSON.stringify(this.#kept, null, 1)}\n`);
    renameSync(`${this.#path}.new`, this.#path);
  }
}
