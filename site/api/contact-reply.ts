/** The result of sending a contact message. */
export type ContactOutcome =
  | { success: true }
  | {
      success: false;
      /** The server's message, if any. */
      message: string | undefined;
      /** The error of each field, by name. */
      errors: ReadonlyMap<string, string>;
    };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function toErrors(value: unknown): Map<string, string> {
  const errors = new Map<string, string>();
  for (const error of Array.isArray(value) ? value : []) {
    if (!isRecord(error)) continue;
    const { field, message } = error;
    if (typeof field === "string" && typeof message === "string")
      errors.set(field, message);
  }
  return errors;
}

/**
 * Parses the reply to a contact message. `success` decides; everything else may be missing.
 * @throws if it is not JSON or has no `success`
 */
export function parseContactReply(text: string): ContactOutcome {
  const reply: unknown = JSON.parse(text);
  if (!isRecord(reply) || typeof reply["success"] !== "boolean")
    throw new TypeError("The answer does not say whether it succeeded.");
  if (reply["success"]) return { success: true };
  const { message, errors } = reply;
  return {
    success: false,
    message: typeof message === "string" && message ? message : undefined,
    errors: toErrors(errors),
  };
}
