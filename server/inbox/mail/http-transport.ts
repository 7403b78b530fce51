import { hash } from "node:crypto";
import {
  MailError,
  type MailAddress,
  type MailFailure,
  type MailTransport,
  type OutgoingMail,
} from "./mail-transport.ts";

/** How long one mail may take: shorter than the lease of a mail. */
const SEND_MILLIS = 30_000;

/** How much of a refusal is kept for staff. */
const MAX_REASON = 300;

interface MailApi {
  url: string;
  headers: (key: string) => Record<string, string>;
  /** The mail in the fields of the API. */
  body: (mail: OutgoingMail, from: string) => object;
  /** True for a refusal that concerns the account and not this mail, such as a sender that is not confirmed. */
  isAccount: (refusal: unknown) => boolean;
}

/** Error codes of Postmark: the sender is unknown or not confirmed, the plan is used up, the account waits for approval. */
const POSTMARK_ACCOUNT = new Set([400, 401, 405, 412]);

const codeOf = (refusal: unknown) =>
  typeof refusal === "object" && refusal !== null && "ErrorCode" in refusal
    ? Number(refusal.ErrorCode)
    : undefined;

/** The APIs that mail can be sent with, by their name in MAIL_API. */
export const mailApis = {
  resend: {
    url: "https://api.resend.com/emails",
    headers: (key) => ({ Authorization: `Bearer ${key}` }),
    body: ({ headers, html, messageId, replyTo, subject, text, to }, from) => ({
      from,
      to: [formatAddress(to)],
      ...(replyTo && { reply_to: formatAddress(replyTo) }),
      subject,
      text,
      html,
      headers: { ...headers, "Message-ID": messageId },
    }),
    isAccount: () => false,
  },
  postmark: {
    url: "https://api.postmarkapp.com/email",
    headers: (key) => ({ "X-Postmark-Server-Token": key }),
    body: ({ headers, html, messageId, replyTo, subject, text, to }, from) => ({
      From: from,
      To: formatAddress(to),
      ...(replyTo && { ReplyTo: formatAddress(replyTo) }),
      Subject: subject,
      TextBody: text,
      HtmlBody: html,
      Headers: Object.entries({
        ...headers,
        "Message-ID": messageId,
        "X-PM-KeepID": "true",
      }).map(([Name, Value]) => ({ Name, Value })),
    }),
    isAccount: (refusal) => POSTMARK_ACCOUNT.has(codeOf(refusal) ?? 0),
  },
} as const satisfies Record<string, MailApi>;

export type MailApiName = keyof typeof mailApis;

interface HttpOptions {
  api: MailApiName;
  key: string;
  /** Another address than that of the service. */
  url: string | undefined;
  /** Our own address: the sender of every mail. */
  from: string | MailAddress;
  perMinute: number | undefined;
  /** Milliseconds. Tests use a shorter time. */
  timeout?: number;
}

/** Sends mail with the HTTP API of a mail service. */
export function createHttpTransport({
  api,
  key,
  url = mailApis[api].url,
  from,
  perMinute,
  timeout = SEND_MILLIS,
}: HttpOptions): MailTransport {
  const { body, headers, isAccount }: MailApi = mailApis[api];
  const closing = new AbortController();
  return {
    perMinute,
    async send(id, mail) {
      const text = JSON.stringify(body(mail, formatAddress(from)));
      const response = await post(url, {
        method: "POST",
        headers: {
          ...headers(key),
          "Content-Type": "application/json",
          Accept: "application/json",
          // The same for each try of a mail, so that one whose answer was lost is not sent again.
          "Idempotency-Key": `${id}-${hash("sha256", text).slice(0, 16)}`,
        },
        body: text,
        redirect: "error",
        signal: AbortSignal.any([AbortSignal.timeout(timeout), closing.signal]),
      });
      const { reason, status } = response;
      if (status < 300) return;
      const words = `HTTP ${status}: ${reason.slice(0, MAX_REASON)}`;
      const failure = isAccount(parseJson(reason))
        ? "server_down"
        : classifyStatus(status);
      throw new MailError(failure, words, undefined);
    },
    close: () => closing.abort(),
  };
}

/** @throws MailError if there is no answer: the mail is tried again under the same key */
async function post(
  url: string,
  request: RequestInit,
): Promise<{ status: number; reason: string }> {
  try {
    const response = await fetch(url, request);
    return { status: response.status, reason: await response.text() };
  } catch (error) {
    const { signal } = request;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const words = cause instanceof Error ? cause.message : "unknown";
    // An API that hangs over one mail must not hold up the others.
    throw new MailError(
      signal?.aborted ? "later" : "server_down",
      words,
      error,
    );
  }
}

/**
 * Which refusals concern the mail, and which all mail: a wrong key or address, a limit, an outage. The latter use up no
 * attempts.
 */
function classifyStatus(status: number): MailFailure {
  if (status === 408 || status === 409 || status === 425) return "later";
  const isOfAll =
    status >= 500 || [401, 402, 403, 404, 405, 429].includes(status);
  return isOfAll ? "server_down" : "never";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An address as a mail header has it. A name cannot leave its quotes. */
function formatAddress(address: string | MailAddress): string {
  if (typeof address === "string") return address;
  const name = address.name
    .replaceAll(/\p{Cc}+/gu, " ")
    .replaceAll(/["\\]/gu, String.raw`\$&`)
    .trim();
  return name === "" ? address.address : `"${name}" <${address.address}>`;
}
