import { contact } from "#contract";
import { json, letter, post } from "./form-post.ts";

const AT_ONCE = 12;

/**
 * Sends each subject once as a message with its own key, several at a time, alternating between the servers.
 * @returns the subjects that got a success reply
 */
export async function sendAll(
  origins: readonly string[],
  subjects: readonly string[],
  onAnswer: (answered: number) => void = () => {},
): Promise<Set<string>> {
  const answered = new Set<string>();
  const waiting = [...subjects];
  const work = async (_: unknown, at: number) => {
    const address = `${origins[at % origins.length]}${contact.path}`;
    for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
      const headers = { ...json, "idempotency-key": subject };
      const body = JSON.stringify({ ...letter, subject });
      const status = await post(address, body, headers).then(
        (reply) => reply.status,
        () => 0,
      );
      if (status === 200) onAnswer(answered.add(subject).size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answered;
}

/** The subject of a message, taken from the mail to staff. */
export function sentSubject(mailSubject = ""): string {
  return mailSubject.replace("Message from Ada Lovelace: ", "");
}
