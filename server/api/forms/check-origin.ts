import type { IncomingHttpHeaders } from "node:http";
import type { FormType } from "./form-body.ts";

interface OriginRules {
  /** The origin of the site's canonical addresses. */
  siteUrl: string | undefined;
  /** Another origin whose pages may send forms. */
  corsOrigin?: string | undefined;
  /** Whether a proxy of ours writes X-Forwarded-Host. */
  behindProxy: boolean;
}

/**
 * True when a page of another site cannot have sent the post. Sec-Fetch-Site decides where a browser sends it: no page
 * can set or hide it, and no proxy rewrites it. Else Origin must be ours. Without both it is no browser of the last
 * years: JSON is let through, since a page needs leave to send that across sites and gets none; a plain form post is
 * not. https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isOwnOrigin(
  headers: IncomingHttpHeaders,
  type: FormType | undefined,
  rules: OriginRules,
): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  if (origin !== undefined && origin === rules.corsOrigin) return true;
  if (site !== undefined) return site === "same-origin" || site === "none";
  if (origin === undefined) return type === "json";
  return ownHosts(headers, rules).some((host) => isOriginOf(host, origin));
}

function ownHosts(
  headers: IncomingHttpHeaders,
  { siteUrl, behindProxy }: OriginRules,
): string[] {
  const forwarded = headers["x-forwarded-host"];
  const canonical = siteUrl === undefined ? null : URL.parse(siteUrl);
  return [
    headers.host,
    canonical?.host,
    behindProxy && typeof forwarded === "string" ? forwarded : undefined,
  ].filter((host) => host !== undefined);
}

// The scheme is left out: behind a proxy that ends TLS the server does not see it.
function isOriginOf(host: string, origin: string): boolean {
  const page = URL.parse(origin);
  if (page === null || !/^https?:$/.test(page.protocol)) return false;
  return URL.parse(`${page.protocol}//${host}`)?.host === page.host;
}
