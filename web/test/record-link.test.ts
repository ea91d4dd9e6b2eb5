import { isRecordTrouble, LARGEST_RECORD } from "@clade/kernel/replay";
import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { fromFragment, LONGEST_LINK, toFragment } from "../replay/record-link.ts";
import { randomRecord } from "./random-record.ts";

function packed(text: string): string {
  return `z=${deflateRawSync(text).toString("base64url")}`;
}

function codeOf(answer: unknown): unknown {
  return isRecordTrouble(answer) ? answer.trouble : "read";
}

describe("a link that holds a game", () => {
  test("games of every kind fit into one and come out as they went in", async () => {
    for (const id of ["evolution", "s-evolution", "evo", "progress"]) {
      const { record } = await randomRecord(id, 3, "link");
      const fragment = await toFragment(record);
      expect(fragment).toBeDefined();
      expect(fragment).toMatch(/^z=[\w-]+$/);
      expect(await fromFragment(fragment ?? "")).toBe(JSON.stringify(record));
    }
  });

  test("what is written elsewhere in the same way is read too", async () => {
    expect(await fromFragment(packed('{"clade":1,"name":"é한"}'))).toBe('{"clade":1,"name":"é한"}');
  });

  test("a game that is too long for a link has none", async () => {
    const { record } = await randomRecord("evolution", 2, "long");
    const moves = Array.from({ length: 20_000 }, (_, index) => `0 ${(index * 7919).toString(36)}`);
    expect(await toFragment({ ...record, moves })).toBeUndefined();
  });

  test("foreign, mistyped, cut and endless links are refused, each for its reason", async () => {
    const whole = packed('{"clade":1,"moves":["0 pass","1 pass","0 pass"]}');
    expect(codeOf(await fromFragment("EV-57"))).toBe("not-a-record");
    expect(codeOf(await fromFragment("z=a b"))).toBe("damaged");
    expect(codeOf(await fromFragment("z=!"))).toBe("damaged");
    expect(codeOf(await fromFragment(whole.slice(0, -8)))).toBe("damaged");
    expect(codeOf(await fromFragment(`z=${"A".repeat(LONGEST_LINK)}`))).toBe("too-large");
    const bomb = packed(" ".repeat(LARGEST_RECORD * 2));
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    expect(codeOf(await fromFragment(bomb))).toBe("too-large");
  });
});
