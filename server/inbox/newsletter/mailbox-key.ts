import { toEmailKey } from "../email-key.ts";

/** Domains whose mailboxes are those of another. */
const sameDomains = new Map([
  ["googlemail.com", "gmail.com"],
  ["protonmail.com", "proton.me"],
  ["pm.me", "proton.me"],
]);

/**
 * Which mailbox an address may lead to: many providers ignore dots and what follows a plus sign. Only for counting:
 * two addresses that share a key by accident get fewer mails, nothing worse.
 */
export function toMailboxKey(email: string): string {
  const key = toEmailKey(email);
  const at = key.lastIndexOf("@");
  const [name = ""] = key.slice(0, at).split("+", 1);
  const domain = key.slice(at + 1);
  return `${name.replaceAll(".", "")}@${sameDomains.get(domain) ?? domain}`;
}
