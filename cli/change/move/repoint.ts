import { posix } from "node:path";
import type { TextEdit } from "../../model/source-text.ts";
import { replaceScalar, removeItem } from "../../rules/edit/edit-yaml-list.ts";
import type { MentionPlace } from "../../look/refs/find-places.ts";
import type { Mention } from "../../look/refs/match-mention.ts";
import { isSeq } from "yaml";
import { decodeAddress } from "../../model/decode-address.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import { openYaml } from "../../rules/edit/yaml-part.ts";

/** The new names of a subject. */
export interface NewNames {
  address?: string;
  id?: string;
  /** In the form of `ImageSubject.path`. */
  image?: string;
}

/**
 * The edit that makes a place point to the new name. Undefined if nothing has to change, such as for a link to a former
 * address. A YAML alias `*name` is replaced by its value.
 */
function repoint(
  { entry, match, mention }: MentionPlace,
  names: NewNames,
): TextEdit | undefined {
  if (match.via !== undefined) return undefined;
  const { repeats, target } = mention;
  if (!mention.editable && repeats === undefined) return undefined;
  const range = target.rangeOf(match.start, match.end);
  const written = target.value.slice(match.start, match.end);
  const text = newText();
  if (text === undefined || text === written) return undefined;
  if (repeats !== undefined) {
    const before = target.value.slice(0, match.start);
    const value = before + text + target.value.slice(match.end);
    return replaceScalar(entry.source.text, mention.range, value);
  }
  const isWhole = match.start === 0 && match.end === target.value.length;
  if (mention.kind === "reference" && isWhole)
    return replaceScalar(entry.source.text, mention.range, text);
  return { ...range, text };

  function newText(): string | undefined {
    if (match.names === "address") return names.address;
    if (match.names === "id") return names.id;
    if (names.image === undefined || names.image.startsWith("/"))
      return names.image && encodePath(names.image);
    const path = posix.relative(posix.dirname(entry.file), names.image);
    return (written.startsWith("./") ? "./" : "") + encodePath(path);
  }
}

/** Encodes a path so that it is safe in links of every syntax. */
function encodePath(path: string): string {
  return encodeURI(path).replaceAll(
    /[()'?#]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Adds the edits that make all places point to the new names. @returns the edited places */
export function repointAll(
  places: readonly MentionPlace[],
  names: NewNames,
  add: AddEdit,
): MentionPlace[] {
  return editPlaces(places, (place) => repoint(place, names), add);
}

export type AddEdit = (file: string, edit: TextEdit) => void;

/** Adds the edits of places. An alias `*name` of YAML stays if its anchor is edited. @returns the edited places */
export function editPlaces(
  places: readonly MentionPlace[],
  editOf: (place: MentionPlace) => TextEdit | undefined,
  add: AddEdit,
): MentionPlace[] {
  const edits = new Map(
    places.flatMap((place) => {
      const edit = editOf(place);
      return edit === undefined ? [] : [[place, edit] as const];
    }),
  );
  const isEditedAt = ({ entry, mention: { repeats } }: MentionPlace) =>
    repeats !== undefined &&
    [...edits].some(
      ([{ entry: other, mention }, { text }]) =>
        other.source === entry.source &&
        text !== "" &&
        anchorOf(other.source.text, mention) === repeats,
    );
  for (const [place, edit] of edits)
    if (!isEditedAt(place)) add(place.entry.file, edit);
  return [...edits.keys()];
}

function anchorOf(text: string, { range }: Mention): string | undefined {
  const before = text.slice(Math.max(0, range.start - 200), range.start);
  return /&([^\s,[\]{}]+)\s+$/u.exec(before)?.[1];
}

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
