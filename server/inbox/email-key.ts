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

/** Domains that share their mailboxes with another domain. */
const sameDomains = new Map([
  ["googlemail.com", "gmail.com"],
  ["protonmail.com", "proton.me"],
  ["pm.me", "proton.me"],
]);

/**
 * The mailbox that an address may lead to: many providers ignore dots and everything after a plus sign. Used only for
 * counting. If two addresses share a key by accident, they get fewer mails, nothing worse.
 */
export function toMailboxKey(email: string): string {
  const key = toEmailKey(email);
  const at = key.lastIndexOf("@");
  const [name = ""] = key.slice(0, at).split("+", 1);
  const domain = key.slice(at + 1);
  return `${name.replaceAll(".", "")}@${sameDomains.get(domain) ?? domain}`;
}
