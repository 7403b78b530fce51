import { expect, it } from "vitest";
import { MAX_ATTEMPTS, retryDelay } from "./outbox.ts";

it("doubles the delay, and gives up a bit more than an hour after the first try", () => {
  const failures = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, at) => at + 1);
  const minutesOf = (random: number) =>
    failures.map((count) => retryDelay(count, () => random) / 60_000);
  expect(minutesOf(0)).toEqual([0.5, 1, 2, 4, 8, 16, 32]);
  expect(minutesOf(1)).toEqual([0.625, 1.25, 2.5, 5, 10, 20, 40]);
});
