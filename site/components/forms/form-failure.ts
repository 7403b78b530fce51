import { failureMessages } from "../../messages/shell.ts";

/** Longer texts are pages of a proxy, not messages. */
const MAX_LENGTH = 300;

/** The text for a failed form: a message, cut if it is too long for a toast, or else a general one. */
export function toFailureText(message: string | null | undefined): string {
  const text = message?.trim() || failureMessages.text;
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text;
}

/**
 * Posts a form as without script, because the code that sends it could not be loaded: the site has been built anew, or
 * the network has failed. @throws when the browser is offline, since the post would lose the page
 */
export function postPlainly(form: HTMLFormElement): void {
  if (!navigator.onLine) throw new Error("The browser is offline.");
  HTMLFormElement.prototype.submit.call(form);
}
