import { formReply, formToken, type ContactField } from "#contract";
import { ApiError, fetchOkReply, fetchReply } from "./request.ts";
import { MUTATION_RETRIES, retryDelay } from "./query-times.ts";

let token: string | undefined;

/** Requests, once, a token that proves to the server when the form was opened. A form is also sent without it. */
export async function prepareFormToken(): Promise<void> {
  if (token !== undefined) return;
  try {
    const reply = await fetchOkReply(formToken.path);
    token = formToken.reply.parse(await reply.json()).token;
  } catch {
    // Optional: the server only uses it for its spam score.
  }
}

export type FormReply = ReturnType<typeof formReply.parse>;

/** All fields of a contact message. Every field of the contract is sent, even empty ones. */
export type ContactFields = Readonly<Record<ContactField, string>>;

/** A form without a reply, all attempts together, has failed after this time. */
const MAX_WAIT_MS = 30_000;

/** The post that failed last. Sent once more unchanged it has the same key, so that the server stores it once. */
let failed: { post: string; key: string } | undefined;

/** 128 random bits. crypto.randomUUID would do, but browsers do not offer it on sites without TLS. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** The text of a reply as the contract has it, or undefined if it is not from this site's server. */
function parseReply(text: string): FormReply | undefined {
  try {
    return formReply.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Runs a call and, when it fails, retries after 1 and 2 s: the rule for every mutation.
 * @throws the last error, or once aborted one without a message
 */
async function withRetries<Value>(
  run: () => Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await run();
    } catch (error) {
      if (signal.aborted) throw new Error("", { cause: error });
      if (failures === MUTATION_RETRIES) throw error;
      await new Promise((done) => setTimeout(done, retryDelay(failures)));
    }
  }
}

interface Answer {
  reply: Response;
  text: string;
  parsed: FormReply | undefined;
}

/**
 * Posts a body as JSON until a reply is accepted. All attempts have the same Idempotency-Key.
 * @param accept turns a reply into the result. @throws for one that is a failure
 */
async function submit<Value>(
  address: string,
  body: unknown,
  accept: (answer: Answer) => Value,
): Promise<Value> {
  const post = address + JSON.stringify(body);
  const key = failed?.post === post ? failed.key : createKey();
  failed = { post, key };
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), MAX_WAIT_MS);
  const attempt = async () => {
    const reply = await fetchReply(address, {
      method: "POST",
      body,
      headers: {
        "Idempotency-Key": key,
        ...(token && { "X-Form-Token": token }),
      },
      signal: waiting.signal,
    });
    const text = await reply.text();
    return accept({ reply, text, parsed: parseReply(text) });
  };
  try {
    const value = await withRetries(attempt, waiting.signal);
    failed = undefined;
    return value;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Signs an address up for the newsletter.
 * @param source the form that was used; omitted from the body if undefined
 * @throws ApiError when the server refuses, TypeError when the network fails, and an error without a message when no
 * reply of this site arrives
 */
export async function subscribeToNewsletter(
  email: string,
  source?: string,
): Promise<void> {
  const body = source === undefined ? { email } : { email, source };
  await submit("/api/newsletter", body, ({ reply, text, parsed }) => {
    if (!reply.ok) throw new ApiError(reply.status, reply.statusText, text);
    if (!parsed?.success) throw new Error(parsed?.message ?? "");
  });
}

/**
 * Sends a contact message.
 * @param trap the value of the honeypot field, which only bots fill in
 * @returns the reply of the server, whether it accepts the message or not
 * @throws when the network fails, or no reply of this site arrives
 */
export async function sendContactMessage(
  fields: ContactFields,
  trap = "",
): Promise<FormReply> {
  const body = trap === "" ? fields : { ...fields, website: trap };
  let refusal: FormReply | undefined;
  try {
    return await submit("/api/contact-us", body, ({ reply, text, parsed }) => {
      refusal = parsed?.success === false ? parsed : undefined;
      if (!reply.ok) throw new ApiError(reply.status, reply.statusText, text);
      if (!parsed) throw new Error("The reply is not from this site.");
      return parsed;
    });
  } catch (error) {
    if (refusal) return refusal;
    throw error;
  }
}
