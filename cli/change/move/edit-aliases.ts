import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
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
import { openYaml, pairOf, spanOf, type YamlPart } from "./yaml-part.ts";

export interface AliasChange {
  /** Former addresses to add. */
  add: readonly string[];
  /** An address to remove, because the entry itself has it. */
  remove?: string;
}

/**
 * The edits that change `aliases` of an entry. The first new address takes the place of the removed one. An empty list
 * is removed with its key, and a missing key is added at its place in the order of the schema.
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
  if (map && pair && isSeq(list)) {
    const gone = remove === undefined ? -1 : known.indexOf(remove);
    return editList(part, { map, pair, list }, fresh, gone);
  }
  if (fresh.length === 0 && !isAlias(list)) return [];
  if (pair === undefined)
    return [insertList(part, "aliases", fresh, orderOf(entry.collection))];
  const kept = known.filter((alias) => alias !== remove);
  return [writeValue(part, pair, [...kept, ...fresh], map?.flow === true)];
}

interface ListPlace {
  map: YAMLMap;
  pair: Pair;
  list: YAMLSeq;
}

/** @param gone the index of the item to remove, or -1 */
function editList(
  part: YamlPart,
  { list, map, pair }: ListPlace,
  fresh: readonly string[],
  gone: number,
): TextEdit[] {
  const item = list.items[gone];
  const append = (values: readonly string[]) =>
    values.length > 0 ? [appendItems(part, list, values)] : [];
  if (!isScalar(item) && !isAlias(item)) return append(fresh);
  const [first, ...others] = fresh;
  if (first !== undefined)
    return [replaceScalar(part, item, first), ...append(others)];
  return [
    list.items.length === 1
      ? removeKey(part, map, pair)
      : removeItem(part, list, gone),
  ];
}

/** Writes a value on one line where the key has none, or only an alias `*name` of a list elsewhere. */
function writeValue(
  part: YamlPart,
  pair: Pair,
  values: readonly string[],
  inFlow: boolean,
): TextEdit {
  const value = `[${values.join(", ")}]`;
  // A key without a colon: in braces, or after a question mark.
  if (pair.value === null) {
    const at = spanOf(part, pair.key)[1];
    return { start: at, end: at, text: `${inFlow ? "" : part.eol}: ${value}` };
  }
  const [start, end] = spanOf(part, pair.value);
  if (end > start) return { start, end, text: value };
  const colon = part.text.indexOf(":", spanOf(part, pair.key)[1]) + 1;
  return { start: colon, end: colon, text: ` ${value}` };
}

/** The keys of a collection's front matter in their order. */
function orderOf(name: CollectionName): string[] {
  const collection: Collection = collections[name];
  if (collection.kind !== "markdown") return [];
  const { frontMatter } = collection;
  return isObjectSchema(frontMatter) ? Object.keys(shapeOf(frontMatter)) : [];
}
