import { isSeq } from "yaml";
import { decodeAddress } from "../../model/decode-address.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import type { TextEdit } from "../../model/source-text.ts";
import { replaceWritten } from "./edit-scalar.ts";
import { removeItem } from "./edit-yaml-list.ts";
import type { Place } from "../../look/refs/find-places.ts";
import { repoint, type NewNames } from "./repoint.ts";
import { nodeAt, openYaml } from "./yaml-part.ts";

/**
 * The edit that makes a place point to something else instead: a fragment that the new page does not have is dropped,
 * and a list that names both names the other once.
 */
export function redirectPlace(
  place: Place,
  names: NewNames,
  target: MarkdownEntry | undefined,
): TextEdit | undefined {
  const { entry, match, mention } = place;
  const edit = repoint(place, names);
  if (edit === undefined) return undefined;
  if (mention.kind === "reference" && mention.path) {
    const path = [...entry.base, ...mention.path];
    const index = path.pop();
    const part = openYaml(entry);
    const list = nodeAt(part, path);
    const listed = isSeq(list) ? list.items.map(String) : [];
    if (
      isSeq(list) &&
      typeof index === "number" &&
      listed.some((name, at) => at !== index && name === names.id)
    )
      return removeItem(part, list, index);
    return edit;
  }
  const { value } = mention.target;
  const [, query = "", hash] =
    /^([^#]*)(?:#(.*))?$/s.exec(value.slice(match.end)) ?? [];
  if (match.names !== "address" || hash === undefined) return edit;
  if (target?.body.anchors.includes(decodeAddress(hash))) return edit;
  if (mention.repeats !== undefined)
    return replaceWritten(
      entry.source.text,
      mention.range,
      `${value.slice(0, match.start)}${names.address ?? ""}${query}`,
    );
  const from = match.end + query.length;
  const dropped = mention.target.rangeOf(from, value.length);
  if (query === "") return { ...edit, end: dropped.end };
  const kept = mention.target.rangeOf(match.end, from);
  const text = entry.source.text.slice(kept.start, kept.end);
  return { start: edit.start, end: dropped.end, text: edit.text + text };
}
