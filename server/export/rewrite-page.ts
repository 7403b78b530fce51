import { escapeMarkup } from "../replies/escape-markup.ts";
import { markForms } from "./mark-forms.ts";
import {
  rewriteText,
  toExportedLink,
  unescapeAmpersands,
  type Origins,
} from "./rewrite-text.ts";

export interface ExportedSite extends Origins {
  /** Address of the script that every exported page loads first. */
  script: string;
  /** Where visitors can write if forms cannot be sent. */
  supportEmail: string;
  /** False to keep every page out of search engines. */
  isIndexed: boolean;
}

/** The name of the header with the policy. */
export const POLICY = "content-security-policy";

/** Directives that browsers ignore, with a warning, in a policy inside a page. */
export const HEADER_ONLY = /^(?:frame-ancestors|report-uri|sandbox)\b/u;

/** A content policy that also allows calls and forms to the API. */
export function allowApi(policy: string, apiOrigin: string | undefined) {
  if (apiOrigin === undefined) return policy;
  return policy.replaceAll(
    /\b(?:connect-src|form-action) 'self'/gu,
    (found) => `${found} ${apiOrigin}`,
  );
}

/** Rewrites links, and addresses of forms that only a server can answer. */
function rewriteLinks(html: string, site: ExportedSite): string {
  const { siteUrl, apiOrigin = "" } = site;
  const links = new RegExp(
    ` (href|content)="(${RegExp.escape(siteUrl)})?(/(?!/)[^"]*)"`,
    "gu",
  );
  return html
    .replaceAll(links, (_, name: string, start = "", escaped: string) => {
      const link = unescapeAmpersands(escaped);
      const target = toExportedLink(link, site);
      const prefix = target.startsWith("/") ? start : "";
      const isFile = name === "href" && prefix === "" && target.startsWith("/");
      const own =
        isFile && target !== link ? ` data-href="${escapeMarkup(link)}"` : "";
      return ` ${name}="${prefix}${escapeMarkup(target)}"${own}`;
    })
    .replaceAll(
      /(<form[^>]*? action=")(\/[^"]*")/gu,
      (_, start: string, rest: string) => `${start}${apiOrigin}${rest}`,
    );
}

const STRUCTURED_DATA =
  /(<script type="application\/ld\+json"[^>]*>)(.*?)(?=<\/script>)/gsu;

/** Rewrites the addresses in structured data. Without a server, it does not offer a search. */
function rewriteStructuredData(html: string, site: ExportedSite): string {
  const rewrite = (key: string, value: unknown) => {
    if (key === "potentialAction" && site.apiOrigin === undefined)
      return undefined;
    return typeof value === "string" ? rewriteText(value, site) : value;
  };
  return html.replaceAll(STRUCTURED_DATA, (_, tag: string, json: string) => {
    const text = JSON.stringify(JSON.parse(json, rewrite));
    return `${tag}${text.replaceAll("<", String.raw`\u003c`)}`;
  });
}

const DATA_BLOCK = /<script type="application\/json".*?<\/script>/gsu;

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
    ...(site.isIndexed ? [] : ['<meta name="robots" content="noindex">']),
    `<script src="${site.script}"${data}></script>`,
  ].join("");
  const complete =
    site.apiOrigin === undefined ? markForms(html, site.supportEmail) : html;
  return rewriteLinks(rewriteStructuredData(complete, site), site)
    .replaceAll(DATA_BLOCK, (block) => rewriteText(block, site))
    .replace('<meta charset="utf-8">', "")
    .replace("<head>", () => head);
}
