import { describe, expect, test, vi } from "vitest";
import { addressKey, Bucket } from "../http/limits.ts";

describe("addresses", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
    ["", ""],
  ])("%s counts as %s", (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe("a bucket", () => {
  test("fills again, by a clock that the system cannot set back", () => {
    vi.useFakeTimers({ toFake: ["performance", "Date"] });
    const bucket = new Bucket(10, 2);
    expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false]);
    vi.setSystemTime(0);
    vi.advanceTimersByTime(100);
    expect([bucket.take(), bucket.take()]).toEqual([true, false]);
    bucket.charge(5);
    vi.advanceTimersByTime(500);
    expect(bucket.take()).toBe(false);
    vi.advanceTimersByTime(200);
    expect(bucket.take()).toBe(true);
    vi.useRealTimers();
  });
});
