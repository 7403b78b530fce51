import { isAlias, isMap, isScalar, isSeq } from "yaml";
import { collections, type Collection, type CollectionName } from "#schema";
import { isObjectSchema, shapeOf } from "../../model/schema-parts.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import type { TextEdit } from "../../model/source-text.ts";
import { replaceScalar } from "./edit-scalar.ts";
import {
  appendItems,
  insertList,
  removeItem,
  removeKey,
} from "./edit-yaml-list.ts";
import { openYaml, pairOf, spanOf } from "./yaml-part.ts";

export interface AliasChange {
  /** Former addresses to add. */
  add: readonly string[];
  /** One that is the address of the entry itself. */
  remove?: string;
}

/**
 * The edits that make `aliases` of an entry say so. A former address that is taken away makes room for the first new
 * one; a list that would be empty goes with its key; a missing key is put where it belongs.
 */
export function editAliases(
  entry: MarkdownEntry,
  { add, remove }: AliasChange,
): TextEdit[] {
  const known = entry.common.aliases ?? [];
  const fresh = [...new Set(add)].filter(
    (alias) => alias !== remove && !known.includes(alias),
  );
  const part = openYaml(entry);
  const { contents } = part.document;
  const map = isMap(contents) ? contents : undefined;
  const pair = map && pairOf(map, "aliases");
  const list = pair?.value;
  if (!isSeq(list)) {
    if (fresh.length === 0 && !isAlias(list)) return [];
    return replaceValue();
  }
  const at = remove === undefined ? -1 : known.indexOf(remove);
  const item = list.items[at];
  const gone = isScalar(item) || isAlias(item) ? at : -1;
  const edits: TextEdit[] = [];
  const [first, ...others] = fresh;
  if (gone !== -1 && first !== undefined)
    edits.push(replaceScalar(part, item, first));
  else if (gone !== -1 && list.items.length === 1 && map && pair)
    edits.push(removeKey(part, map, pair));
  else if (gone !== -1) edits.push(removeItem(part, list, gone));
  const more = gone === -1 ? fresh : others;
  if (more.length > 0) edits.push(appendItems(part, list, more));
  return edits;

  /** The key is missing, empty, or repeats a list that is written elsewhere. */
  function replaceValue(): TextEdit[] {
    if (pair === undefined)
      return [insertList(part, "aliases", fresh, orderOf(entry.collection))];
    const kept = known.filter((alias) => alias !== remove);
    const value = `[${[...kept, ...fresh].join(", ")}]`;
    // A key without a colon: in braces, or behind a question mark.
    if (pair.value === null) {
      const at = spanOf(part, pair.key)[1];
      const before = map?.flow ? "" : part.eol;
      return [{ start: at, end: at, text: `${before}: ${value}` }];
    }
    const [start, end] = spanOf(part, pair.value);
    if (end > start) return [{ start, end, text: value }];
    const colon = part.text.indexOf(":", spanOf(part, pair.key)[1]) + 1;
    return [{ start: colon, end: colon, text: ` ${value}` }];
  }
}

/** The keys of a collection's front matter, in the order that they are written in. */
function orderOf(name: CollectionName): string[] {
  const collection: Collection = collections[name];
  if (collection.kind !== "markdown") return [];
  const { frontMatter } = collection;
  return isObjectSchema(frontMatter) ? Object.keys(shapeOf(frontMatter)) : [];
}
