import { escapeMarkup } from "../replies/escape-markup.ts";
import { needsServer, toFilePath, toPageAddress } from "./export-addresses.ts";

export interface ExportedSite {
  siteUrl: string;
  /** The origin that answers forms, searches and the API. Undefined without one. */
  apiOrigin: string | undefined;
  /** Address of the script that every exported page loads first. */
  script: string;
}

/** Directives that browsers ignore, with a warning, in a policy inside a page. */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|sandbox)\b/u;

/** A content policy that also allows calls and forms to the API. */
export function allowApi(policy: string, apiOrigin: string | undefined) {
  if (apiOrigin === undefined) return policy;
  return policy.replaceAll(
    /\b(?:connect-src|form-action) 'self'/gu,
    (found) => `${found} ${apiOrigin}`,
  );
}

/** The target of a link in an export: pages with a query have their own paths, and the API has its own origin. */
function toExportedLink(link: string, { apiOrigin = "" }: ExportedSite) {
  const [rest = "", fragment] = link.split("#", 2);
  const [path = "", query = ""] = rest.split("?", 2);
  const address = toPageAddress(path, query);
  if (path.startsWith("/api/") || needsServer(address))
    return `${apiOrigin}${link}`;
  if (address === path) return link;
  const end = fragment === undefined ? "" : `#${fragment}`;
  return `${toFilePath(address)}${end}`;
}

/** Rewrites links, and addresses of forms that only a server can answer. */
function rewriteLinks(html: string, site: ExportedSite): string {
  const { siteUrl, apiOrigin = "" } = site;
  const links = new RegExp(
    ` (href|content)="(${RegExp.escape(siteUrl)})?(/(?!/)[^"]*)"`,
    "gu",
  );
  return html
    .replaceAll(links, (_, name: string, start = "", link: string) => {
      const target = toExportedLink(link.replaceAll("&amp;", "&"), site);
      const prefix = target.startsWith("/") ? start : "";
      const isFile = name === "href" && prefix === "" && target.startsWith("/");
      const own =
        isFile && target !== link.replaceAll("&amp;", "&")
          ? ` data-href="${link}"`
          : "";
      return ` ${name}="${prefix}${escapeMarkup(target)}"${own}`;
    })
    .replaceAll(
      /(<form[^>]*? action=")(\/[^"]*")/gu,
      (_, start: string, rest: string) => `${start}${apiOrigin}${rest}`,
    );
}

/**
 * The exported form of a page. It contains its content policy, for hosts that send no headers, and its links need
 * neither queries nor a server.
 * @param address the address of the page on a server; undefined for a page that is shown at any address
 */
export function rewritePage(
  html: string,
  policy: string,
  address: string | undefined,
  site: ExportedSite,
): string {
  const inPage = allowApi(policy, site.apiOrigin)
    .split("; ")
    .filter((directive) => !HEADER_ONLY.test(directive))
    .join("; ");
  const data =
    address === undefined ? "" : ` data-address="${escapeMarkup(address)}"`;
  const head = [
    '<head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(inPage)}">`,
    `<script src="${site.script}"${data}></script>`,
  ].join("");
  return rewriteLinks(html, site)
    .replace('<meta charset="utf-8">', "")
    .replace("<head>", () => head);
}
