import { expect, test } from "vitest";
import { inParallel } from "./in-parallel.ts";

test("works on as many items at a time as the limit allows", async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    done.push(item);
  });
  expect(most).toBe(2);
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

test("starts nothing after a failure, and finishes running work", async () => {
  const ended: number[] = [];
  const work = inParallel([1, 2, 3, 4], 2, async (item) => {
    await Promise.resolve();
    if (item === 1) throw new Error("Full");
    await Promise.resolve();
    ended.push(item);
  });
  await expect(work).rejects.toThrow("Full");
  expect(ended).toEqual([2]);
});
