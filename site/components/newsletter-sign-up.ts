import { subscribe } from "#contract";

import "./ui/Toast.tsx";

export { prepareFormToken, subscribeToNewsletter } from "../api/forms.ts";
export { NewsletterConfirmation } from "./NewsletterConfirmation.tsx";

/** The address as the server stores it, or why the server would refuse it. */
export function parseEmail(
  text: string,
): { email: string } | { problem: string | undefined } {
  const { data, error } = subscribe.fields.safeParse({ email: text });
  return data ?? { problem: error?.issues[0]?.message };
}
