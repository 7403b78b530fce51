import type { ForeignSite } from "./dialects/dialect.ts";

/** The part of an address after the host of the site; undefined for one of another host. */
export function toLocal(
  address: string,
  { origin }: ForeignSite,
): string | undefined {
  const [, host, rest = ""] =
    /^((?:https?:)?\/\/[^/?#]*)(.*)$/isu.exec(address) ?? [];
  if (host === undefined)
    return /^[a-z][a-z0-9+.-]*:/iu.test(address) ? undefined : address;
  const own = origin?.replace(/^https?:/iu, "").toLowerCase();
  const isOwn = host.replace(/^https?:/iu, "").toLowerCase() === own;
  return isOwn ? rest || "/" : undefined;
}
