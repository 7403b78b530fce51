import { request } from "./request.ts";
import { MUTATION_RETRIES, retryDelay } from "./retry-delay.ts";

/** Runs a call and, when it fails, again after 1 and 2 s: the rule for every mutation. */
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

/**
 * Signs an address up for the newsletter. All tries of one call carry one Idempotency-Key.
 * @throws ApiError when the server refuses, TypeError when the network fails
 */
export async function subscribeToNewsletter(email: string): Promise<void> {
  const key = crypto.randomUUID();
  await withRetries(() =>
    request("/api/newsletter", {
      method: "POST",
      body: { email },
      headers: { "Idempotency-Key": key },
    }),
  );
}
