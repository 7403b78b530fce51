/** Hosting platforms whose hosts keep addresses relative, themselves and everything below them. */
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

/** Where the page stands, as `window.location` tells it. */
export type Place = Pick<Location, "protocol" | "host" | "hostname">;

/** True on localhost and on a hosting platform: exact names or whole labels before them, never a mere ending. */
function staysRelative(hostname: string): boolean {
  return (
    localHosts.includes(hostname) ||
    hostingPlatformHosts.some(
      (platform) => hostname === platform || hostname.endsWith(`.${platform}`),
    )
  );
}

/**
 * The address of a call. An absolute address stays as it is; a path stays relative on localhost and on hosting
 * platforms, and gets the current protocol and host anywhere else.
 */
export function resolveAddress(path: string, place: Place): string {
  if (/^[a-z][a-z\d+.-]*:/iu.test(path) || path.startsWith("//")) return path;
  const rooted = path.startsWith("/") ? path : `/${path}`;
  return staysRelative(place.hostname)
    ? rooted
    : `${place.protocol}//${place.host}${rooted}`;
}
