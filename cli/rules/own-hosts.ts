import type { FolderContext } from "../model/compiled-folder.ts";
import { textAt } from "../model/value-at.ts";

/** Hosts of the site itself, with their port if they have one: `host` in the settings, and where it is served. */
export function ownHosts({
  folder,
  siteUrl,
}: Pick<FolderContext, "folder" | "siteUrl">): ReadonlySet<string> {
  const site = folder.settings.find(({ collection }) => collection === "site");
  const host = textAt(site?.raw, "host");
  const served = siteUrl === undefined ? undefined : URL.parse(siteUrl)?.host;
  return new Set(
    [host, served].flatMap((name) => {
      const bare = name?.toLowerCase().replace(/^www\./u, "");
      return bare === undefined ? [] : [bare, `www.${bare}`];
    }),
  );
}

/** True for a host that depends on the machine or the local network. */
export function isLocalHost(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|.+\.local|host\.docker\.internal|127(?:\.\d+){3}|0\.0\.0\.0|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|\[::1?\]|\[f[cde][^\]]*\])$/iu.test(
    hostname,
  );
}
