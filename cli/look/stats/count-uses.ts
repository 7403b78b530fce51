import { entryStatus, collectionNames } from "#schema";
import { entryKey } from "../list/find-entry.ts";
import { pathOnSite, type LinkGraph } from "../refs/link-graph.ts";
import type { Entry, MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { compareText } from "../../model/diagnostic.ts";
import { posix } from "node:path";
import { decodePath } from "../../model/decode-address.ts";
import {
  allEntries,
  type CompiledFolder,
} from "../../model/compiled-folder.ts";
import { isShownFile } from "../../model/own-files.ts";

interface LinkStats {
  /** From entries to pages of the site. */
  inside: number;
  /** From entries to other sites. */
  outside: number;
  /** For each entry: links to others, pointers from visible entries, and the number of these entries. */
  entries: { entry: string; out: number; in: number; from: number }[];
  /** Live entries that no visible entry, record or menu links to. */
  orphans: string[];
}

export function countLinks(
  entries: readonly MarkdownEntry[],
  graph: LinkGraph,
  hosts: ReadonlySet<string>,
  now: Date,
): LinkStats {
  const stats: LinkStats = { inside: 0, outside: 0, entries: [], orphans: [] };
  for (const entry of entries) {
    const links = graph.from(entry).filter(({ kind }) => kind === "link");
    const away = links.filter(({ to }) => to !== entry);
    const inside = away.filter(
      ({ target }) => pathOnSite(target, hosts) !== undefined,
    );
    const pointers = graph.to(entry).filter(({ from }) => isVisible(from));
    stats.inside += inside.length;
    stats.outside += away.length - inside.length;
    stats.entries.push({
      entry: entryKey(entry),
      out: away.length,
      in: pointers.length,
      from: new Set(pointers.map(({ from }) => from)).size,
    });
    if (pointers.length === 0 && isVisible(entry))
      stats.orphans.push(entryKey(entry));
  }
  return stats;

  function isVisible(entry: Entry): boolean {
    return (
      entry.kind !== "markdown" || entryStatus(entry.common, now) === "live"
    );
  }
}

/** How many entries name each record of a collection, such as authors. Most named first, records without any last. */
export function countReferences(
  records: readonly RecordEntry[],
  entries: readonly MarkdownEntry[],
  graph: LinkGraph,
) {
  const counts = new Map<RecordEntry, Set<unknown>>();
  for (const entry of entries) {
    for (const { kind, to } of graph.from(entry)) {
      if (kind !== "reference" || to?.kind !== "record") continue;
      const from = counts.get(to) ?? new Set();
      counts.set(to, from.add(entry));
    }
  }
  const named = new Set([...counts.keys()].map((record) => record.collection));
  return collectionNames
    .filter((name) => named.has(name))
    .map((name) => ({
      collection: name,
      ids: records
        .filter((record) => record.collection === name)
        .flatMap((record) => {
          const { id } = record;
          const size = counts.get(record)?.size ?? 0;
          return id === undefined ? [] : [{ id, entries: size }];
        })
        .toSorted((a, b) => b.entries - a.entries || compareText(a.id, b.id)),
    }));
}

/** The images, videos and captions in the content folder, and in those folders of public/ that entries use. */
export function findUnusedImages(folder: CompiledFolder, graph: LinkGraph) {
  const used = new Set<string>();
  for (const entry of allEntries(folder))
    for (const { kind, target } of graph.from(entry)) {
      if (kind === "placeholder" || kind === "reference") continue;
      const path = decodePath(target.replace(/[?#].*$/su, ""));
      if (!isShownFile(path)) continue;
      used.add(
        path.startsWith("/")
          ? path
          : posix.join(posix.dirname(entry.file), path),
      );
    }
  // The site's own pages use files in public/ too, so only folders that entries use are checked.
  const shared = new Set(
    [...used].filter((path) => path.startsWith("/")).map(posix.dirname),
  );
  const files = [
    ...folder.images.map(({ path }) => path),
    ...[...folder.publicFiles].filter(
      (path) => isShownFile(path) && shared.has(posix.dirname(path)),
    ),
  ];
  return {
    files: files.length,
    /** Those that no entry shows: paths in the content folder, or addresses in public/. */
    unused: files.filter((file) => !used.has(file)).toSorted(),
  };
}
