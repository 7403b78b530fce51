import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";

/**
 * The origin of the site: SITE_URL, or else the default address of the server on this machine.
 * @throws AppError when SITE_URL is not an origin
 */
export function findSiteUrl({ env }: Pick<CommandContext, "env">): {
  origin: string;
  /** True if SITE_URL is not set, so that the address only works on this machine. */
  isLocal: boolean;
} {
  const given = env.SITE_URL;
  if (!given)
    return { origin: `http://localhost:${env.PORT || "3000"}`, isLocal: true };
  const url = URL.parse(given);
  const isOrigin =
    url !== null &&
    /^https?:$/u.test(url.protocol) &&
    url.href === `${url.origin}/`;
  if (isOrigin) return { origin: url.origin, isLocal: false };
  throw new AppError(
    "bad-site-url",
    `SITE_URL is "${given}"; it must be an http or https origin without path, such as https://example.com.`,
  );
}
