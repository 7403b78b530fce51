import { entryPath, entryStatus, type EntryStatus } from "#schema";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { sitePaths } from "../../model/site-pages.ts";

/** What answers at an address that the content decides. */
export type Answer =
  | { kind: "page"; entry: MarkdownEntry }
  | { kind: "redirect"; entry: MarkdownEntry }
  | { kind: "category"; record: RecordEntry }
  | { kind: "file" };

/** What answers at each address; the key is the address in the letters that the server redirects to. */
export interface SiteAddresses {
  /** Address as written -> what visitors meet there at the moment. */
  live: ReadonlyMap<string, Answer>;
  /** Who claims an address, live or not: its own entry first, then one that redirects from it. */
  claims(path: string): readonly Claim[];
  /** True when something answers: live, or gone on the day that it was meant to go. */
  isAnswered(path: string): boolean;
}

export interface Claim {
  entry: MarkdownEntry;
  status: EntryStatus;
  isRedirect: boolean;
}

/** Every address of a version of the content. The server takes any letter case, so addresses are compared without it. */
export function siteAddresses(
  folder: CompiledFolder,
  now: Date,
): SiteAddresses {
  const live = new Map<string, Answer>();
  const claims = new Map<string, Claim[]>();
  const claim = (path: string, found: Claim) => {
    const key = keyOf(path);
    claims.set(key, [...(claims.get(key) ?? []), found]);
  };
  for (const path of folder.publicFiles) live.set(path, { kind: "file" });
  for (const record of folder.records) {
    const path = record.id && entryPath(record.collection, record.id);
    if (path) live.set(path, { kind: "category", record });
  }
  const withStatus = folder.entries.map((entry) => {
    return { entry, status: entryStatus(entry.common, now) };
  });
  for (const { entry, status } of withStatus) {
    claim(entry.path, { entry, status, isRedirect: false });
    if (status === "live") live.set(entry.path, { kind: "page", entry });
  }
  for (const { entry, status } of withStatus)
    for (const alias of entry.common.aliases ?? []) {
      claim(alias, { entry, status, isRedirect: true });
      if (status === "live" && !live.has(alias))
        live.set(alias, { kind: "redirect", entry });
    }
  const answered = new Set([...live.keys()].map(keyOf));
  for (const [key, found] of claims)
    if (found.some(({ status }) => status === "expired")) answered.add(key);
  return {
    live,
    claims: (path) => claims.get(keyOf(path)) ?? [],
    isAnswered: (path) => answered.has(keyOf(path)),
  };
}

/** True for an address that a page of the site's own answers, whatever the content. */
export function isSitePath(path: string): boolean {
  return sitePaths.includes(keyOf(path));
}

function keyOf(path: string): string {
  return path.toLowerCase();
}

const PARTS_OF_PAGES =
  /\.(?:svg|png|jpe?g|webp|avif|gif|ico|bmp|css|js|mjs|map|woff2?|ttf|otf|eot)$/iu;

/** True for static files that come and go with the pages they are part of; what people open or download is none. */
export function isPartOfPages(path: string): boolean {
  return PARTS_OF_PAGES.test(path);
}
