import { entryPath } from "#schema";
import type {
  CompiledFolder,
  FolderContext,
} from "../model/compiled-folder.ts";
import {
  documentsOfPage,
  siteDocuments,
  sitePaths,
} from "../model/site-pages.ts";
import { textAt } from "../model/value-at.ts";

/** Addresses that the server uses itself, or that it serves compiled files under. */
const RESERVED =
  /^\/(?:(?:admin|api|assets|content-assets|share-images)\/|(?:admin|healthz|readyz|metrics)$)/u;

type WithRecords = Pick<CompiledFolder, "records">;

/** Every address of the site besides those of its entries and files. */
export function siteAddresses(folder: WithRecords): readonly string[] {
  const ofRecords = recordAddresses(folder);
  return [
    ...sitePaths,
    ...ofRecords,
    ...ofRecords.flatMap(documentsOfPage),
    ...siteDocuments,
  ];
}

/** The pages that records have, such as the list of a category. */
export function recordAddresses({ records }: WithRecords): readonly string[] {
  return records.flatMap(({ collection, id }) =>
    id === undefined ? [] : (entryPath(collection, id) ?? []),
  );
}

/** True for an address that no page can ever have. */
export function isReservedAddress(path: string): boolean {
  return RESERVED.test(path);
}

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
