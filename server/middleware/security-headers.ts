import type { RequestHandler } from "express";
import type { SiteSettings } from "#contract";

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

/** The Content-Security-Policy of one address. Everything that it does not list is forbidden. */
function formatContentPolicy(
  path: string,
  scheduler: SiteSettings["scheduler"],
  { inlineScriptHashes, isDevelopment, isHttps }: SecurityPolicy,
): string {
  const isBooking = path === SCHEDULER_PAGE;
  const frames = isBooking ? new URL(scheduler.frameUrl).origin : PLAYERS;
  const script = isBooking ? new URL(scheduler.scriptUrl).origin : undefined;
  const inline = isDevelopment ? "'unsafe-inline'" : undefined;
  const hashes = inlineScriptHashes.map((hash) => `'${hash}'`);
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...(inline ? [inline] : hashes), script],
    ["style-src 'self'", inline],
    ["img-src 'self' data:"],
    ["media-src 'self'"],
    ["font-src 'self'"],
    // The page checks whether the scheduler is reachable.
    ["connect-src 'self'", script, isDevelopment ? "ws:" : undefined],
    ["manifest-src 'self'"],
    ["frame-src", frames],
    ["form-action 'self'"],
    ["base-uri 'none'"],
    ["frame-ancestors 'none'"],
    ...(isHttps ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives
    .map((words) => words.filter((word) => word !== undefined).join(" "))
    .join("; ");
}

function toHeaders(
  path: string,
  scheduler: SiteSettings["scheduler"],
  policy: SecurityPolicy,
): Map<string, string> {
  const headers = {
    "Content-Security-Policy": formatContentPolicy(path, scheduler, policy),
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

/** Sets the security headers on every reply, including errors. @param scheduler as the content has it now */
export function createSecurityHeaders(
  scheduler: () => SiteSettings["scheduler"],
  policy: SecurityPolicy,
): RequestHandler {
  const make = (path: string) => toHeaders(path, scheduler(), policy);
  let of: SiteSettings["scheduler"] | undefined;
  let [usual, booking] = [new Map<string, string>(), new Map<string, string>()];
  return (request, response, next) => {
    if (scheduler() !== of) {
      of = scheduler();
      [usual, booking] = [make("/"), make(SCHEDULER_PAGE)];
    }
    response.setHeaders(request.path === SCHEDULER_PAGE ? booking : usual);
    next();
  };
}
