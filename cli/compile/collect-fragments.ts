import { collections } from "#schema";
import type { Fragments, Snippet, Wireframe } from "../model/body.ts";
import type { RecordEntry } from "../model/entry.ts";

/**
 * The content of placeholders. A fragment with errors keeps its id, so that the error is reported once, in its own
 * file.
 */
export function collectFragments(records: readonly RecordEntry[]): Fragments {
  const wireframe: Record<string, Wireframe | undefined> = {};
  const code: Record<string, Snippet | undefined> = {};
  for (const { collection, id, data } of records) {
    if (id === undefined) continue;
    if (collection === "wireframes")
      wireframe[id] = data && collections.wireframes.record.parse(data);
    if (collection === "snippets")
      code[id] = data && collections.snippets.record.parse(data);
  }
  return { wireframe, code };
}
