import { vi } from "vitest";

/** One call as the fake saw it. */
export interface SeenCall {
  url: URL;
  /** As it was passed, before the browser would resolve it. */
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
 * Puts a fake in the place of fetch. Restore with `vi.unstubAllGlobals()`.
 * @param answer gives the reply of each call; an error is a failure of the network
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
