import { assert, jsonValue, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { ascii, JsonBytes } from "../bytes/json-bytes.ts";

function written(put: (out: JsonBytes) => void): string {
  const out = new JsonBytes();
  put(out);
  return new TextDecoder().decode(out.slice());
}

describe("JSON written as bytes", () => {
  test("is what JSON.stringify writes, for any plain data", () => {
    assert(
      property(jsonValue({ stringUnit: "binary" }), (value) => {
        expect(written((out) => out.value(value))).toBe(JSON.stringify(value));
      }),
    );
  });

  test.each([
    [0, -0, 7, 10, 99, 100, 999, 1000, -1, 0.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY],
    [[1, 2], [], [[]], {}, { a: {} }, null, true, false],
    ["", "plain", 'a "quote"', "back\\slash", "line\nbreak", "벼룩", "é", "😀", "\ud800"],
    { gone: undefined, kept: 1, list: [undefined, 1] },
  ])("numbers, lists, texts and gaps, as JSON has them (%#)", (...values) => {
    for (const value of values) expect(written((out) => out.value(value))).toBe(JSON.stringify(value));
  });

  test("grows as it must, and begins anew", () => {
    const out = new JsonBytes();
    const long = Array.from({ length: 300_000 }, (_, index) => index % 100);
    out.value(long);
    expect(new TextDecoder().decode(out.slice())).toBe(JSON.stringify(long));
    out.clear();
    out.string("x".repeat(100_000));
    expect(out.length).toBe(100_002);
  });

  test("an object goes on with the next one", () => {
    const joined = (second: object): string =>
      written((out) => {
        out.raw(ascii('{"a":1'));
        const start = out.length;
        out.value(second);
        out.joinObject(start);
      });
    expect(joined({ b: 2 })).toBe('{"a":1,"b":2}');
    expect(joined({})).toBe('{"a":1}');
  });
});
