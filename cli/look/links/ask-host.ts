import { STATUS_CODES } from "node:http";
import type { LinkAnswer } from "../../model/link-answer.ts";
import { describeNetworkError } from "./describe-network-error.ts";
import {
  requestAddress,
  type Reply,
  type RequestOptions,
} from "./request-address.ts";

export interface AskOptions extends RequestOptions {
  /** Waits. Throws when the signal is aborted. */
  wait: (ms: number) => Promise<void>;
}

/** The pause between two requests to one host. */
const PAUSE_MS = 500;
/** If a server asks for a longer wait, it is not retried. */
const MAX_BREAK_MS = 30_000;
/** How long to wait for a busy server that sends no `Retry-After`. */
const USUAL_BREAK_MS = 5_000;
const BUSY = [429, 503];
/** After this many busy replies for consecutive addresses, a host is skipped. */
const MAX_BUSY = 3;

/** The result of one request: a reply, or the answer that follows from the failure. */
export type AskResult = Reply | LinkAnswer;

/**
 * Creates a function that requests one address without following redirects, with one request per host at a time. It
 * throws only when the signal is aborted.
 */
export function createHostAsker(options: AskOptions) {
  const inTurn = createHostQueues(PAUSE_MS, options.wait);
  /** For how many consecutive addresses each host was busy. */
  const busy = new Map<string, number>();
  /** Hosts that are unreachable or too busy, with the answer for their other addresses. */
  const givenUp = new Map<string, LinkAnswer>();
  return (url: URL): Promise<AskResult> =>
    inTurn(url.host, () => askUnlessGivenUp(url));

  async function askUnlessGivenUp(url: URL): Promise<AskResult> {
    const { host } = url;
    const before = givenUp.get(host);
    if (before !== undefined) return before;
    const result = await askWithRetry(url);
    const inARow = isBusy(result) ? (busy.get(host) ?? 0) + 1 : 0;
    busy.set(host, inARow);
    if (inARow >= MAX_BUSY && isBusy(result)) {
      const why = `was not asked, because its host ${describeStatus(result.status)}`;
      givenUp.set(host, { kind: "unknown", why });
    }
    return result;
  }

  /** Retries a busy server once, after the wait that it asks for. */
  async function askWithRetry(url: URL): Promise<AskResult> {
    const result = await ask(url);
    if (!isBusy(result)) return result;
    const pause = breakOf(result.retryAfter);
    if (pause > MAX_BREAK_MS) return result;
    await options.wait(pause);
    return ask(url);
  }

  /** Sends HEAD, and falls back to GET if that fails, because many servers only support GET. */
  async function ask(url: URL): Promise<AskResult> {
    const head = await send(url, "HEAD");
    const isGood = "status" in head && (head.status < 400 || isBusy(head));
    if (isGood || givenUp.has(url.host)) return head;
    await options.wait(PAUSE_MS);
    return send(url, "GET");
  }

  async function send(url: URL, method: "HEAD" | "GET"): Promise<AskResult> {
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

/** The answer that a status means for readers of the page. */
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

function isBusy(result: AskResult): result is Reply {
  return "status" in result && BUSY.includes(result.status);
}

/** The wait from `Retry-After` in milliseconds. The header has seconds or a date. */
function breakOf(retryAfter: string | undefined): number {
  if (retryAfter === undefined) return USUAL_BREAK_MS;
  if (/^\d+$/u.test(retryAfter)) return Number(retryAfter) * 1000;
  const moment = Date.parse(retryAfter);
  if (Number.isNaN(moment)) return USUAL_BREAK_MS;
  return Math.max(0, moment - Date.now());
}

/**
 * Creates a function that runs the tasks of one host one after another, with a pause of `pauseMs` milliseconds in
 * between. Hosts do not wait for each other.
 */
function createHostQueues(
  pauseMs: number,
  wait: (ms: number) => Promise<void>,
) {
  const last = new Map<string, Promise<unknown>>();
  return <T>(host: string, task: () => Promise<T>): Promise<T> => {
    const before = last.get(host);
    const result = before?.then(() => wait(pauseMs)).then(task) ?? task();
    last.set(
      host,
      result.catch(() => {}),
    );
    return result;
  };
}
