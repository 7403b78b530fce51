import { domainToASCII } from "node:url";

/**
 * The address normalised for comparison: one Unicode form, lower case, the domain in ASCII. Dots and `+tags` stay,
 * because their meaning differs between providers.
 */
export function toEmailKey(email: string): string {
  const normal = email.normalize("NFC").toLowerCase();
  const at = normal.lastIndexOf("@");
  const domain = normal.slice(at + 1);
  return `${normal.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
