import { needsServer, toFilePath, toPageAddress } from "./export-addresses.ts";

export interface Origins {
  siteUrl: string;
  /** The origin that answers forms, searches and the API. Undefined without one. */
  apiOrigin: string | undefined;
}

/** The target of a link in an export: pages with a query have their own paths, and the API has its own origin. */
export function toExportedLink(
  link: string,
  { apiOrigin = "" }: Pick<Origins, "apiOrigin">,
): string {
  const [rest = "", fragment] = link.split("#", 2);
  const [path = "", query = ""] = rest.split("?", 2);
  const address = toPageAddress(path, query);
  if (path.startsWith("/api/") || needsServer(address))
    return `${apiOrigin}${link}`;
  if (address === path) return link;
  const end = fragment === undefined ? "" : `#${fragment}`;
  return `${toFilePath(address)}${end}`;
}

/** Finds the absolute addresses of the site in a text, without the punctuation of the sentence around them. */
export function siteAddresses(siteUrl: string): RegExp {
  const inside = String.raw`[^\s"'<>()\]\\]`;
  const last = String.raw`[^\s"'<>()\]\\.,;:!?]`;
  return new RegExp(
    `${RegExp.escape(siteUrl)}(?:/(?:${inside}*${last})?)?`,
    "gu",
  );
}

/** An address in XML, or in HTML in XML, as it is outside of it. */
export const unescapeAmpersands = (address: string) =>
  address.replaceAll(/&(?:(?:amp|#38|#x26);)+/giu, "&");

/** The exported form of a text for programs: its addresses lead to files, or to the origin of the API. */
export function rewriteText(text: string, origins: Origins): string {
  const { siteUrl, apiOrigin = siteUrl } = origins;
  return text.replaceAll(siteAddresses(siteUrl), (address) => {
    const escaped = address.slice(siteUrl.length);
    const link = unescapeAmpersands(escaped);
    const target = toExportedLink(link, origins);
    if (target === link) return address;
    return target.startsWith("/")
      ? `${siteUrl}${target}`
      : `${apiOrigin}${escaped}`;
  });
}
