import type { RequestHandler } from "express";
import type { SiteSettings } from "#contract";
import type { HostUse } from "#schema";

/** The part of the policy that is the same for every address. */
export interface SecurityPolicy {
  /** `sha256-...` of each inline script of the pages. */
  inlineScriptHashes: readonly string[];
  isHttps: boolean;
  /** Allows the inline styles, inline scripts and WebSocket of Vite's client. */
  isDevelopment: boolean;
}

/** The page with the scheduler's frame. Only this page may run a script of another origin. */
const SCHEDULER_PAGE = "/book";

/** Video players that readers can start in a text. Nothing is loaded from there before. */
const PLAYERS = "https://www.youtube-nocookie.com https://player.vimeo.com";

const PERMISSIONS =
  "accelerometer browsing-topics camera display-capture geolocation gyroscope magnetometer microphone midi payment usb xr-spatial-tracking"
    .split(" ")
    .map((feature) => `${feature}=()`)
    .join(", ");

/** The hosts of the settings that pages may use in this way. The host of the analytics script is one of them. */
function hostsFor(use: HostUse, site: SiteSettings): string[] {
  const { analytics, externalHosts = [] } = site;
  const counts = use === "script" || use === "connect";
  return [
    ...externalHosts
      .filter(({ uses }) => uses.includes(use))
      .map(({ host }) => `https://${host}`),
    ...(analytics && counts ? [new URL(analytics.script).origin] : []),
  ];
}

/** The Content-Security-Policy of one address. Everything that it does not list is forbidden. */
function formatContentPolicy(
  path: string,
  site: SiteSettings,
  { inlineScriptHashes, isDevelopment, isHttps }: SecurityPolicy,
): string {
  const { scheduler } = site;
  const isBooking = path === SCHEDULER_PAGE;
  const frames = isBooking ? new URL(scheduler.frameUrl).origin : PLAYERS;
  const script = isBooking ? new URL(scheduler.scriptUrl).origin : undefined;
  const inline = isDevelopment ? "'unsafe-inline'" : undefined;
  const hashes = inlineScriptHashes.map((hash) => `'${hash}'`);
  const hosts = (use: HostUse) => hostsFor(use, site);
  const directives = [
    ["default-src 'none'"],
    [
      "script-src 'self'",
      ...(inline ? [inline] : hashes),
      script,
      ...hosts("script"),
    ],
    ["style-src 'self'", inline, ...hosts("style")],
    ["img-src 'self' data:", ...hosts("image")],
    ["media-src 'self'", ...hosts("media")],
    ["font-src 'self'", ...hosts("font")],
    // The page checks whether the scheduler is reachable.
    [
      "connect-src 'self'",
      script,
      isDevelopment ? "ws:" : undefined,
      ...hosts("connect"),
    ],
    ["manifest-src 'self'"],
    ["frame-src", frames, ...hosts("frame")],
    ["form-action 'self'"],
    ["base-uri 'none'"],
    ["frame-ancestors 'none'"],
    ...(isHttps ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives
    .map((words) => [...new Set(words)].filter((word) => word !== undefined))
    .map((words) => words.join(" "))
    .join("; ");
}

function toHeaders(
  path: string,
  site: SiteSettings,
  policy: SecurityPolicy,
): Map<string, string> {
  const headers = {
    "Content-Security-Policy": formatContentPolicy(path, site, policy),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": PERMISSIONS,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    ...(policy.isHttps && { "Strict-Transport-Security": "max-age=63072000" }),
  };
  return new Map(Object.entries(headers));
}

/** Sets the security headers on every reply, including errors. @param site the settings as the content has them now */
export function createSecurityHeaders(
  site: () => SiteSettings,
  policy: SecurityPolicy,
): RequestHandler {
  const make = (path: string) => toHeaders(path, site(), policy);
  let of: SiteSettings | undefined;
  let [usual, booking] = [new Map<string, string>(), new Map<string, string>()];
  return (request, response, next) => {
    if (site() !== of) {
      of = site();
      [usual, booking] = [make("/"), make(SCHEDULER_PAGE)];
    }
    response.setHeaders(request.path === SCHEDULER_PAGE ? booking : usual);
    next();
  };
}
