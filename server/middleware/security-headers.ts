import type { RequestHandler } from "express";
import type { SiteSettings } from "#contract";

/** What the policy depends on beside the address. */
export interface SecurityPolicy {
  /** `sha256-...` of each inline script of the pages. */
  inlineScriptHashes: readonly string[];
  isHttps: boolean;
  /** Vite's client needs inline styles and scripts, and a socket. */
  isDevelopment: boolean;
}

/** The page that shows the scheduler's frame, and the only one that another origin may put anything into. */
const SCHEDULER_PAGE = "/book";

const PERMISSIONS = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

function originsOn(path: string, scheduler: SiteSettings["scheduler"]) {
  if (path !== SCHEDULER_PAGE) return { frame: undefined, script: undefined };
  return {
    frame: new URL(scheduler.frameUrl).origin,
    script: new URL(scheduler.scriptUrl).origin,
  };
}

/** The content policy of one address. Nothing is allowed that is not named. */
export function formatContentPolicy(
  path: string,
  scheduler: SiteSettings["scheduler"],
  policy: SecurityPolicy,
): string {
  const origins = originsOn(path, scheduler);
  const inline = policy.isDevelopment
    ? ["'unsafe-inline'"]
    : policy.inlineScriptHashes.map((hash) => `'${hash}'`);
  const directives: [string, ...(string | undefined)[]][] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...inline, origins.script],
    [
      "style-src",
      "'self'",
      policy.isDevelopment ? "'unsafe-inline'" : undefined,
    ],
    ["img-src", "'self'", "data:"],
    ["font-src", "'self'"],
    [
      "connect-src",
      "'self'",
      // The page asks whether the scheduler answers.
      origins.script,
      policy.isDevelopment ? "ws:" : undefined,
    ],
    ["manifest-src", "'self'"],
    ["frame-src", origins.frame ?? "'none'"],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", "'none'"],
    ...(policy.isHttps
      ? [["upgrade-insecure-requests"] satisfies [string]]
      : []),
  ];
  return directives
    .map((words) => words.filter((word) => word !== undefined).join(" "))
    .join("; ");
}

/** Sets the headers that every reply carries, whatever it turns out to be. */
export function createSecurityHeaders(
  scheduler: () => SiteSettings["scheduler"],
  policy: SecurityPolicy,
): RequestHandler {
  return (request, response, next) => {
    response.set({
      "Content-Security-Policy": formatContentPolicy(
        request.url.split("?", 1)[0] ?? "",
        scheduler(),
        policy,
      ),
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": PERMISSIONS,
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Origin-Agent-Cluster": "?1",
    });
    if (policy.isHttps)
      response.set("Strict-Transport-Security", "max-age=63072000");
    next();
  };
}
