import type { Response } from "express";

/**
 * Sends a redirect to another address of this site.
 * @throws when the location is on another host
 */
export function sendRedirect(
  response: Response,
  status: number,
  location: string,
): void {
  if (!/^\/(?![/\\])/u.test(location))
    throw new Error(`A redirect to "${location}" leaves the site.`);
  response.status(status).set({
    Location: location,
    "Cache-Control": status === 302 ? "no-cache" : "public, max-age=3600",
    "Content-Length": "0",
  });
  response.end();
}
