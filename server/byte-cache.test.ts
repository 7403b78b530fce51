import { describe, expect, it } from "vitest";
import { createByteCache } from "./byte-cache.ts";

describe("createByteCache", () => {
  it("drops what was used longest ago once the bytes run out", () => {
    const cache = createByteCache<number>(2000);
    cache.set("a", 1, 600);
    cache.set("b", 2, 600);
    cache.get("a");
    cache.set("c", 3, 600);
    expect(["a", "b", "c"].map((key) => cache.get(key))).toEqual([
      1,
      undefined,
      3,
    ]);
    expect(cache.bytes).toBeLessThanOrEqual(2000);
  });

  it("keeps nothing that is larger than itself, and forgets what stood there", () => {
    const cache = createByteCache<number>(1000);
    cache.set("a", 1, 100);
    cache.set("a", 2, 5000);
    expect(cache.get("a")).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  it("counts a replaced value once", () => {
    const cache = createByteCache<number>(10_000);
    cache.set("a", 1, 4000);
    const once = cache.bytes;
    cache.set("a", 2, 4000);
    expect(cache.bytes).toBe(once);
  });
});
