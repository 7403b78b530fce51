import { expect, it } from "vitest";
import { keepNewest } from "./keep-newest.ts";

function counted() {
  const made: string[] = [];
  const keep = keepNewest(
    (version: string) => version,
    (version) => {
      made.push(version);
      return made.length === 1 && version === "broken"
        ? Promise.reject(new Error("no"))
        : Promise.resolve(made.length);
    },
  );
  return { made, keep };
}

it("creates the value once for each version, also for simultaneous calls", async () => {
  const { keep, made } = counted();
  expect(await Promise.all([keep("1"), keep("1")])).toEqual([1, 1]);
  expect(await keep("1")).toBe(1);
  expect(made).toEqual(["1"]);
});

it("keeps only the last version", async () => {
  const { keep, made } = counted();
  await keep("1");
  await keep("2");
  await keep("1");
  expect(made).toEqual(["1", "2", "1"]);
});

it("does not keep a failure", async () => {
  const { keep, made } = counted();
  await expect(keep("broken")).rejects.toThrow("no");
  expect(await keep("broken")).toBe(2);
  expect(made).toHaveLength(2);
});
