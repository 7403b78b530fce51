import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeFetch } from "../testing/fake-fetch.ts";
import { waitForHost } from "./wait-for-host.ts";

const address = "https://scheduler.example/embed.js";

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The result so far, or "none yet". */
function watch(promise: Promise<boolean>) {
  const seen: { answer: boolean | "none yet" } = { answer: "none yet" };
  void promise.then((answer) => {
    seen.answer = answer;
    return answer;
  });
  return seen;
}

describe("waitForHost", () => {
  it("resolves to true as soon as the host answers, and sends no cookie", async () => {
    const { calls } = fakeFetch(() => new Response(null));
    expect(await waitForHost(address, 8_000)).toBe(true);
    expect(calls[0]).toMatchObject({
      address,
      options: { mode: "no-cors", credentials: "omit" },
    });
  });

  it.each([
    ["never answers", () => new Promise<Response>(() => undefined)],
    ["cannot be reached", () => new TypeError("Failed to fetch")],
  ] as const)("says no after its time when the host %s", async (_, answer) => {
    fakeFetch(answer);
    const seen = watch(waitForHost(address, 8_000));
    await vi.advanceTimersByTimeAsync(7_999);
    expect(seen.answer).toBe("none yet");
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.answer).toBe(false);
  });
});
