import { STATUS_CODES } from "node:http";
import type { LinkAnswer } from "../../model/link-answer.ts";
import { describeNetworkError } from "./describe-network-error.ts";
import { createHostQueues } from "./host-queues.ts";
import {
  requestAddress,
  type Reply,
  type RequestOptions,
} from "./request-address.ts";

export interface AskOptions extends RequestOptions {
  /** Waits. Throws once the signal is given. */
  wait: (ms: number) => Promise<void>;
}

/** Between two requests to one host. */
const PAUSE_MS = 500;
/** A server that wants a longer break is left alone. */
const MAX_BREAK_MS = 30_000;
/** For a busy server that does not say how long. */
const USUAL_BREAK_MS = 5_000;
const BUSY = [429, 503];
/** After so many addresses in a row for which a host was busy, it is left alone. */
const MAX_BUSY = 3;

/** What one request brought: a reply, or the answer that follows from having none. */
export type Heard = Reply | LinkAnswer;

/**
 * Creates what asks for one address, without following redirects, as a polite visitor: one request to a host at a time.
 * It throws only when the signal is given.
 */
export function createHostAsker(options: AskOptions) {
  const inTurn = createHostQueues(PAUSE_MS, options.wait);
  /** For how many addresses in a row each host was busy. */
  const busy = new Map<string, number>();
  /** The hosts that cannot be reached or are too busy, with what is said of their other addresses. */
  const givenUp = new Map<string, LinkAnswer>();
  return (url: URL): Promise<Heard> =>
    inTurn(url.host, () => askPatiently(url));

  async function askPatiently(url: URL): Promise<Heard> {
    const { host } = url;
    const before = givenUp.get(host);
    if (before !== undefined) return before;
    const heard = await askTwice(url);
    const inARow = isBusy(heard) ? (busy.get(host) ?? 0) + 1 : 0;
    busy.set(host, inARow);
    if (inARow >= MAX_BUSY && isBusy(heard)) {
      const why = `was not asked, because its host ${describeStatus(heard.status)}`;
      givenUp.set(host, { kind: "unknown", why });
    }
    return heard;
  }

  /** Asks a busy server once more after the break that it wants. */
  async function askTwice(url: URL): Promise<Heard> {
    const heard = await ask(url);
    if (!isBusy(heard)) return heard;
    const pause = breakOf(heard.retryAfter);
    if (pause > MAX_BREAK_MS) return heard;
    await options.wait(pause);
    return ask(url);
  }

  /** HEAD, and GET where HEAD brings nothing good: many servers know only GET. */
  async function ask(url: URL): Promise<Heard> {
    const head = await send(url, "HEAD");
    const isGood = "status" in head && (head.status < 400 || isBusy(head));
    if (isGood || givenUp.has(url.host)) return head;
    await options.wait(PAUSE_MS);
    return send(url, "GET");
  }

  async function send(url: URL, method: "HEAD" | "GET"): Promise<Heard> {
    try {
      return await requestAddress(url, method, options);
    } catch (error) {
      options.signal.throwIfAborted();
      const { answer, isOfHost } = describeNetworkError(error);
      if (isOfHost) givenUp.set(url.host, answer);
      return answer;
    }
  }
}

/** What a status means for a reader. */
export function judgeStatus(status: number): LinkAnswer {
  if (status < 400) return { kind: "found" };
  return {
    kind: status === 404 || status === 410 ? "dead" : "unknown",
    why: describeStatus(status),
  };
}

function describeStatus(status: number): string {
  const name = STATUS_CODES[status];
  return `answers ${status}${name === undefined ? "" : ` (${name})`}`;
}

function isBusy(heard: Heard): heard is Reply {
  return "status" in heard && BUSY.includes(heard.status);
}

/** The milliseconds that `Retry-After` asks for, as seconds or as a date. */
function breakOf(retryAfter: string | undefined): number {
  if (retryAfter === undefined) return USUAL_BREAK_MS;
  if (/^\d+$/u.test(retryAfter)) return Number(retryAfter) * 1000;
  const moment = Date.parse(retryAfter);
  if (Number.isNaN(moment)) return USUAL_BREAK_MS;
  return Math.max(0, moment - Date.now());
}
