/** The domain of our own address, `name@domain` or `Name <name@domain>`, which ends Message-IDs. */
export function toMailDomain(from: string): string {
  return from.replace(/>\s*$/u, "").split("@").at(-1) ?? from;
}
