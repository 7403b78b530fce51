import type { ContactField } from "#contract";
import { parseContactReply, type ContactOutcome } from "./contact-reply.ts";
import { formTokenHeader } from "./form-token.ts";
import { ApiError, fetchOkReply } from "./request.ts";
import { MUTATION_RETRIES, retryDelay } from "./retry-delay.ts";

/** Runs a call and, when it fails, retries after 1 and 2 s: the rule for every mutation. */
async function withRetries<Value>(run: () => Promise<Value>): Promise<Value> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await run();
    } catch (error) {
      if (failures === MUTATION_RETRIES) throw error;
      await new Promise((done) => setTimeout(done, retryDelay(failures)));
    }
  }
}

/** 128 random bits. crypto.randomUUID would do, but browsers do not offer it on sites without TLS. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/**
 * Posts a body as JSON, with retries. All attempts have the same Idempotency-Key, so that the server stores it once.
 */
function submit<Value>(
  address: string,
  body: unknown,
  read: (reply: Response) => Promise<Value>,
): Promise<Value> {
  const key = createKey();
  return withRetries(async () =>
    read(
      await fetchOkReply(address, {
        method: "POST",
        body,
        headers: { "Idempotency-Key": key, ...formTokenHeader() },
      }),
    ),
  );
}

/**
 * Signs an address up for the newsletter.
 * @param source the form that was used; omitted from the body if undefined
 * @throws ApiError when the server refuses, TypeError when the network fails
 */
export async function subscribeToNewsletter(
  email: string,
  source?: string,
): Promise<void> {
  const body = source === undefined ? { email } : { email, source };
  await submit("/api/newsletter", body, async () => undefined);
}

/** The fields of a contact message. Every field of the contract is sent, even empty ones. */
export type ContactFields = Readonly<Record<ContactField, string>>;

/**
 * Sends a contact message. Any JSON reply of the server is an outcome, regardless of its status.
 * @param trap the value of the honeypot field, which only bots fill in
 * @throws when the network fails, or the reply is not from this site's server
 */
export async function sendContactMessage(
  fields: ContactFields,
  trap = "",
): Promise<ContactOutcome> {
  const body = trap === "" ? fields : { ...fields, website: trap };
  try {
    return await submit("/api/contact-us", body, async (reply) =>
      parseContactReply(await reply.text()),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refusal = parseContactReply(error.body);
    if (refusal.success) throw error;
    return refusal;
  }
}
