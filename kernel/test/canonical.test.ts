import { describe, expect, test } from "vitest";
import { canonical, copy } from "../index.ts";

describe("plain data", () => {
  test("is copied whole, whatever its keys are called", () => {
    const data: unknown = JSON.parse('{"a":[1,{"__proto__":{"b":2}}],"__proto__":3,"constructor":null}');
    const twin = copy(data);
    expect(JSON.stringify(twin)).toBe(JSON.stringify(data));
    expect(canonical(twin)).toBe(canonical(data));
    expect(Object.getPrototypeOf(twin)).toBe(Object.prototype);
  });

  test("is copied deep: a change of the twin leaves it as it was", () => {
    const data = { list: [{ n: 1 }] };
    for (const item of copy(data).list) item.n = 2;
    expect(data).toEqual({ list: [{ n: 1 }] });
  });
});
