import type { LinkAnswer } from "../../model/link-answer.ts";
import {
  whyNotAsked,
  type Reply,
  requestAddress,
  type RequestOptions,
  PrivateAddressError,
  TimeoutError,
} from "./request-address.ts";
import { STATUS_CODES } from "node:http";

const MAX_REDIRECTS = 10;
const REDIRECTS = [301, 302, 303, 307, 308];
const PERMANENT = [301, 308];

/** Creates a function that requests addresses and follows redirects. It throws only when the signal is aborted. */
export function createAsker(options: AskOptions) {
  const askHost = createHostAsker(options);
  return async (address: URL): Promise<LinkAnswer> => {
    const seen = new Set<string>();
    let [url, moved, isPermanent] = [address, address.href, true];
    while (seen.size <= MAX_REDIRECTS) {
      seen.add(url.href);
      const result = await askHost(url);
      if ("kind" in result) return viaRedirect(result, url, address);
      const next = nextAddress(result, url);
      if (next === undefined) {
        const answer = judgeStatus(result.status);
        if (answer.kind !== "found") return viaRedirect(answer, url, address);
        return moved === address.href ? answer : { ...answer, moved };
      }
      const problem = whyNotFollowed(next, seen, options);
      if (problem !== undefined) return { kind: "unknown", why: problem };
      isPermanent &&= PERMANENT.includes(result.status);
      if (isPermanent) moved = next.href;
      url = next;
    }
    const why = `redirects more than ${MAX_REDIRECTS} times`;
    return { kind: "unknown", why };
  };
}

function nextAddress({ location, status }: Reply, url: URL): URL | undefined {
  if (!REDIRECTS.includes(status) || location === undefined) return undefined;
  const next = URL.parse(location, url) ?? new URL("invalid:");
  next.hash = "";
  return next;
}

/** Why a redirect is not followed. Undefined if it is. */
function whyNotFollowed(
  next: URL,
  seen: ReadonlySet<string>,
  { allowPrivate }: Pick<AskOptions, "allowPrivate">,
): string | undefined {
  if (!/^https?:$/u.test(next.protocol))
    return "redirects to something that is not a web address";
  if (!allowPrivate && whyNotAsked(next) === "private")
    return "redirects into a private network";
  return seen.has(next.href)
    ? "redirects in a circle, at least for a program without cookies"
    : undefined;
}

function viaRedirect(answer: LinkAnswer, url: URL, asked: URL): LinkAnswer {
  if (answer.kind === "found" || url.href === asked.href) return answer;
  return { ...answer, why: `redirects to ${url.href}, which ${answer.why}` };
}

interface AskOptions extends RequestOptions {
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
type AskResult = Reply | LinkAnswer;

/**
 * Creates a function that requests one address without following redirects, with one request per host at a time. It
 * throws only when the signal is aborted.
 */
function createHostAsker(options: AskOptions) {
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
function judgeStatus(status: number): LinkAnswer {
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

/** Failures that every reader would see. The text continues a sentence after the address. */
const DEAD: Readonly<Record<string, string>> = {
  ENOTFOUND: "leads nowhere: there is no host with that name",
  ECONNREFUSED: "leads nowhere: the host refuses connections",
  CERT_HAS_EXPIRED: "has a certificate that has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "has a certificate that no browser trusts",
  SELF_SIGNED_CERT_IN_CHAIN: "has a certificate that no browser trusts",
  ERR_TLS_CERT_ALTNAME_INVALID: "has a certificate for another host",
};

/** Failures that may be caused by this machine, this moment or this program. */
const UNKNOWN: Readonly<Record<string, string>> = {
  EAI_AGAIN: "cannot be looked up; perhaps this machine is offline",
  EHOSTUNREACH: "cannot be reached from here",
  ENETUNREACH: "cannot be reached; perhaps this machine is offline",
  ECONNRESET: "ends the connection without an answer",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "has a certificate that cannot be verified",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    "has a certificate that cannot be verified",
};

/**
 * The meaning of a failed request for an address. `isOfHost` is true if every other address of the host would fail in
 * the same way.
 */
function describeNetworkError(error: unknown): {
  answer: LinkAnswer;
  isOfHost: boolean;
} {
  if (error instanceof TimeoutError) {
    const why = `has not answered within ${error.seconds} s`;
    return { answer: unknown(why), isOfHost: !error.isConnected };
  }
  if (error instanceof PrivateAddressError)
    return { answer: unknown("is in a private network"), isOfHost: true };
  const code = codeOf(error);
  const dead = DEAD[code];
  const why = UNKNOWN[code] ?? `gives no answer (${code})`;
  return {
    answer: dead === undefined ? unknown(why) : { kind: "dead", why: dead },
    isOfHost: code in DEAD || (code in UNKNOWN && code !== "ECONNRESET"),
  };
}

function unknown(why: string): LinkAnswer {
  return { kind: "unknown", why };
}

/** The code of an error. If several IP addresses of a host were tried, the code of the first. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (error instanceof Error && "code" in error) return String(error.code);
  return error instanceof Error ? error.message : String(error);
}
