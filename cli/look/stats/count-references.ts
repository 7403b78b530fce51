import { collectionNames } from "#schema";
import { compareText } from "../../model/diagnostic.ts";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import type { LinkGraph } from "../refs/link-graph.ts";

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
