import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startFlipTimer } from "./flip-timer.ts";

const DAY = 86_400_000;

describe("startFlipTimer", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  it("fires at each moment, also one that lies beyond what setTimeout can wait", async () => {
    const moments = [1000, 40 * DAY];
    const fired: number[] = [];
    const timer = startFlipTimer({
      nextMoment: () => moments.find((moment) => moment > Date.now()),
      onMoment: () => fired.push(Date.now()),
      clock: () => new Date(),
    });
    await vi.advanceTimersByTimeAsync(41 * DAY);
    expect(fired).toEqual(moments);
    timer.stop();
  });

  it("waits for the moments of a new index after a restart", async () => {
    let moment: number | undefined;
    const fired: number[] = [];
    const timer = startFlipTimer({
      nextMoment: () =>
        moment !== undefined && moment > Date.now() ? moment : undefined,
      onMoment: () => fired.push(Date.now()),
      clock: () => new Date(),
    });
    moment = 5000;
    timer.restart();
    await vi.advanceTimersByTimeAsync(6000);
    expect(fired).toEqual([5000]);
    timer.stop();
  });
});
