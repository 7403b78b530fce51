import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { collections } from "#schema";
import { fieldNamesOf, schemaOf } from "../../model/schema-parts.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import type { TextEdit } from "../../model/source-text.ts";
import {
  quoteLike,
  replaceScalar,
  appendItems,
  insert,
  insertList,
  isKey,
  removeItem,
  removeKey,
} from "./edit-yaml-list.ts";
import { openYaml, spanOf, type YamlPart } from "./yaml-part.ts";

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
  const kept = known.filter((alias) => alias !== remove);
  const fresh = [...new Set(add)].filter(
    (alias) => alias !== remove && !known.includes(alias),
  );
  const part = openYaml(entry);
  const { contents } = part.document;
  const map = isMap(contents) ? contents : undefined;
  const pair = map?.items.find((each) => isKey(each, "aliases"));
  const list = pair?.value;
  if (!map || !pair || !isSeq(list)) {
    if (fresh.length === 0 && !isAlias(list)) return [];
    if (pair)
      return [writeValue(part, pair, [...kept, ...fresh], map?.flow === true)];
    const order = fieldNamesOf(schemaOf(collections[entry.collection]));
    return [insertList(part, "aliases", fresh, order)];
  }
  const gone = remove === undefined ? -1 : known.indexOf(remove);
  return editList(part, { map, pair, list }, fresh, gone);
}

/** @param gone the index of the item to remove, or -1 */
function editList(
  part: YamlPart,
  { list, map, pair }: { map: YAMLMap; pair: Pair; list: YAMLSeq },
  fresh: readonly string[],
  gone: number,
): TextEdit[] {
  const append = (values: readonly string[]) =>
    values.length > 0 ? [appendItems(part, list, values)] : [];
  const item = list.items[gone];
  if (!isScalar(item) && !isAlias(item)) return append(fresh);
  const [first, ...others] = fresh;
  const [start, end] = spanOf(item);
  if (first !== undefined)
    return [replaceScalar(part.text, { start, end }, first), ...append(others)];
  return [
    list.items.length > 1
      ? removeItem(part, list, gone)
      : removeKey(part, map, pair),
  ];
}

/** Writes a value on one line where the key has none, or only an alias `*name` of a list elsewhere. */
function writeValue(
  { eol, text }: YamlPart,
  { key, value }: Pair,
  values: readonly string[],
  inFlow: boolean,
): TextEdit {
  const list = `[${values.map((each) => quoteLike(each)).join(", ")}]`;
  const keyEnd = spanOf(key)[1];
  // A key without a colon: in braces, or after a question mark.
  if (value === null) return insert(keyEnd, `${inFlow ? "" : eol}: ${list}`);
  const [start, end] = spanOf(value);
  if (end > start) return { start, end, text: list };
  return insert(text.indexOf(":", keyEnd) + 1, ` ${list}`);
}
