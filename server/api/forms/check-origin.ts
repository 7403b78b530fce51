import type { IncomingHttpHeaders } from "node:http";
import type { FormType } from "./form-body.ts";

export interface OriginRules {
  /** The origin of the site's canonical addresses. */
  siteUrl?: string | undefined;
  /** Another origin whose pages may send forms. */
  corsOrigin?: string | undefined;
  /** Whether our own proxy sets X-Forwarded-Host. */
  behindProxy: boolean;
}

/**
 * True unless the post may come from a page of another site. Sec-Fetch-Site decides if a browser sends it: pages
 * cannot set or hide it, and proxies do not change it. Otherwise Origin must match this site. Without both headers
 * the client is not a recent browser: JSON is accepted, because pages would need CORS permission to send it across
 * sites, but a plain form post is refused.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
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
  return isOwnPage(origin, headers, rules);
}

/** True for the address of a page of this site, or its origin. */
export function isOwnPage(
  address: string,
  headers: IncomingHttpHeaders,
  rules: OriginRules,
): boolean {
  return ownHosts(headers, rules).some((host) => isOn(host, address));
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

// Ignores the scheme, because the server does not see it behind a proxy that terminates TLS.
function isOn(host: string, address: string): boolean {
  const page = URL.parse(address);
  if (page === null || !/^https?:$/.test(page.protocol)) return false;
  return URL.parse(`${page.protocol}//${host}`)?.host === page.host;
}
