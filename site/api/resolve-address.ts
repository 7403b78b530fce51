/** Hosting platforms on which addresses stay relative, including all their subdomains. */
export const hostingPlatformHosts: readonly string[] = [
  "vercel.app",
  "netlify.app",
  "pages.dev",
  "workers.dev",
  "onrender.com",
  "fly.dev",
  "herokuapp.com",
  "replit.app",
  "replit.dev",
];

const localHosts: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** The parts of `window.location` that matter here. */
export type Place = Pick<Location, "protocol" | "host" | "hostname">;

/** True on localhost and on a hosting platform or a subdomain of one. False for `evil-vercel.app`. */
function staysRelative(hostname: string): boolean {
  return (
    localHosts.includes(hostname) ||
    hostingPlatformHosts.some(
      (platform) => hostname === platform || hostname.endsWith(`.${platform}`),
    )
  );
}

/**
 * The address of a call. An absolute address does not change. A path stays relative on localhost and on hosting
 * platforms; on other hosts it gets the current protocol and host.
 */
export function resolveAddress(path: string, place: Place): string {
  if (/^[a-z][a-z\d+.-]*:/iu.test(path) || path.startsWith("//")) return path;
  const rooted = path.startsWith("/") ? path : `/${path}`;
  return staysRelative(place.hostname)
    ? rooted
    : `${place.protocol}//${place.host}${rooted}`;
}
