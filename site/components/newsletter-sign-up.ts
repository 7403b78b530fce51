import { subscribe } from "#contract";

export { prepareFormToken } from "../api/form-token.ts";
export { subscribeToNewsletter } from "../api/forms.ts";
export { NewsletterConfirmation } from "./NewsletterConfirmation.tsx";

/** The trimmed address, or undefined if the server would refuse it. */
export function parseEmail(text: string): string | undefined {
  const parsed = subscribe.body.safeParse({ email: text });
  return parsed.success ? parsed.data.email : undefined;
}
