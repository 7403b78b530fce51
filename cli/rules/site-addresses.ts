import { entryPath } from "#schema";
import type { CompiledFolder } from "../model/compiled-folder.ts";
import {
  documentsOfPage,
  siteDocuments,
  sitePaths,
} from "../model/site-pages.ts";

/** Reserved by RFC 9116, so that it counts as known even while public/ has no such file. */
const SECURITY = "/.well-known/security.txt";

/** Addresses that the server uses itself, or that it serves compiled files under. */
const RESERVED =
  /^\/(?:(?:api|assets|content-assets|share-images)\/|(?:healthz|readyz|metrics)$)/u;

type WithRecords = Pick<CompiledFolder, "records">;

/** Every address of the site besides those of its entries and files. */
export function siteAddresses(folder: WithRecords): readonly string[] {
  const ofRecords = recordAddresses(folder);
  return [
    ...sitePaths,
    ...ofRecords,
    ...ofRecords.flatMap(documentsOfPage),
    ...siteDocuments,
    SECURITY,
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
