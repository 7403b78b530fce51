import { expect, it } from "vitest";
import { createIdleQueue } from "./idle-queue.ts";

it("runs its jobs one after another, also after one has failed", async () => {
  const ran: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const queue = createIdleQueue(1);
  queue.add(async () => void ran.push(1));
  queue.add(() => Promise.reject(new Error("broken job")));
  queue.add(async () => void ran.push(3));
  queue.add(async () => resolve());
  // The queue alone does not keep a process alive.
  const alive = setInterval(() => {}, 1000);
  await promise;
  clearInterval(alive);
  expect(ran).toEqual([1, 3]);
});
