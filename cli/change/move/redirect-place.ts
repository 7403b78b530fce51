import { isSeq } from "yaml";
import { decodeAddress } from "../../model/decode-address.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import type { TextEdit } from "../../model/source-text.ts";
import { replaceScalar } from "../../rules/edit/edit-scalar.ts";
import { removeItem } from "../../rules/edit/edit-yaml-list.ts";
import type { MentionPlace } from "../../look/refs/find-places.ts";
import { repoint, type NewNames } from "./repoint.ts";
import { openYaml } from "../../rules/edit/yaml-part.ts";

/**
 * The edit that makes a place point to a replacement. An anchor that the new page does not have is dropped, and a list
 * never names the replacement twice. Undefined if nothing has to change.
 */
export function redirectPlace(
  place: MentionPlace,
  names: NewNames,
  target: MarkdownEntry | undefined,
): TextEdit | undefined {
  const edit = repoint(place, names);
  if (edit === undefined) return undefined;
  const { match, mention } = place;
  if (mention.kind === "reference")
    return removeDouble(place, names.id) ?? edit;
  const { value } = mention.target;
  const [, query = "", hash] =
    /^([^#]*)(?:#(.*))?$/s.exec(value.slice(match.end)) ?? [];
  const isKept =
    match.names !== "address" ||
    hash === undefined ||
    target?.body.anchors.includes(decodeAddress(hash));
  return isKept ? edit : dropAnchor(place, edit, query, names.address ?? "");
}

/** Removes a reference from a list that already has the new id. */
function removeDouble(
  { entry, mention }: MentionPlace,
  id: string | undefined,
): TextEdit | undefined {
  if (!mention.path) return undefined;
  const path = [...entry.base, ...mention.path];
  const index = path.pop();
  const part = openYaml(entry);
  const list = part.document.getIn(path, true);
  if (!isSeq(list) || typeof index !== "number") return undefined;
  const isDouble = list.items.some(
    (item, at) => at !== index && String(item) === id,
  );
  return isDouble ? removeItem(part, list, index) : undefined;
}

/** Extends an edit to the end of the address. Only the query is kept. */
function dropAnchor(
  { entry, match, mention }: MentionPlace,
  edit: TextEdit,
  query: string,
  address: string,
): TextEdit {
  const { target } = mention;
  const { text } = entry.source;
  if (mention.repeats !== undefined) {
    const before = target.value.slice(0, match.start);
    return replaceScalar(text, mention.range, before + address + query);
  }
  const from = match.end + query.length;
  const { end } = target.rangeOf(from, target.value.length);
  if (query === "") return { ...edit, end };
  const kept = target.rangeOf(match.end, from);
  return {
    start: edit.start,
    end,
    text: edit.text + text.slice(kept.start, kept.end),
  };
}
