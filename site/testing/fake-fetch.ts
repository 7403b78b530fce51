import { vi } from "vitest";

/** A call of the fake. */
export interface SeenCall {
  url: URL;
  /** As it was passed, not resolved. */
  address: string;
  options: RequestInit;
}

type Answer = Response | Error | Promise<Response>;

/** A JSON reply. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json" },
  });
}

/**
 * Replaces fetch. Restore it with `vi.unstubAllGlobals()`.
 * @param answer returns the reply to a call; an error stands for a network failure
 */
export function fakeFetch(answer: (call: SeenCall) => Answer): {
  calls: SeenCall[];
} {
  const calls: SeenCall[] = [];
  const fetch = async (address: string, options: RequestInit = {}) => {
    const call = {
      url: new URL(address, "http://localhost/"),
      address,
      options,
    };
    calls.push(call);
    const reply = answer(call);
    if (reply instanceof Error) throw reply;
    return reply;
  };
  vi.stubGlobal("fetch", fetch);
  return { calls };
}
