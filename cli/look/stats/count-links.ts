import { entryStatus } from "#schema";
import { entryKey } from "../list/find-entry.ts";
import { pathOnSite, type LinkGraph } from "../refs/link-graph.ts";
import type { Entry, MarkdownEntry } from "../../model/entry.ts";

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
