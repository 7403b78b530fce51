import { entryPath, entryStatus, type EntryStatus } from "#schema";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { sitePaths } from "../../model/site-pages.ts";

/** The content of an address. */
export type Answer =
  | { kind: "page"; entry: MarkdownEntry }
  | { kind: "redirect"; entry: MarkdownEntry }
  | { kind: "category"; record: RecordEntry }
  | { kind: "file" };

export interface Claim {
  entry: MarkdownEntry;
  status: EntryStatus;
  isRedirect: boolean;
}

/** Every address of a version of the content. The server ignores letter case, so this does too. */
export function siteAddresses(folder: CompiledFolder, now: Date) {
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
    /** Address as written -> what it shows at the moment. */
    live: live,
    /** The entries that claim an address, live or not: the entry with that address first, then one that redirects from it. */
    claims: (path: string) => claims.get(keyOf(path)) ?? [],
    /** True if the address works, or has expired as planned. */
    isAnswered: (path: string) => answered.has(keyOf(path)),
  };
}

/** True for the address of a page of the site itself. */
export function isSitePath(path: string): boolean {
  return sitePaths.includes(keyOf(path));
}

function keyOf(path: string): string {
  return path.toLowerCase();
}

const PARTS_OF_PAGES =
  /\.(?:svg|png|jpe?g|webp|avif|gif|ico|bmp|css|js|mjs|map|woff2?|ttf|otf|eot)$/iu;

/** True for static files that are parts of pages. False for files that people open or download. */
export function isPartOfPages(path: string): boolean {
  return PARTS_OF_PAGES.test(path);
}
