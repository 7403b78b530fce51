/** The domain of our own address, `name@domain` or `Name <name@domain>`, as Message-IDs end. */
export function toMailDomain(from: string): string {
  return from.replace(/>\s*$/u, "").split("@").at(-1) ?? from;
}
