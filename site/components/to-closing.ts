import type { ClosingCall } from "../page.ts";
import { signUpUrl } from "./application-links.ts";

interface SignUpWords extends Pick<ClosingCall, "heading" | "text" | "link"> {
  signUp: string;
}

/** A closing call whose button leads to the sign-up of the application. */
export const toClosing = (
  { signUp, ...words }: SignUpWords,
  site: Parameters<typeof signUpUrl>[0],
): ClosingCall => ({
  ...words,
  button: { label: signUp, href: signUpUrl(site) },
});
