import { posix } from "node:path";
import type { TextEdit } from "../../model/source-text.ts";
import { replaceScalar } from "../../rules/edit/edit-scalar.ts";
import type { MentionPlace } from "../../look/refs/find-places.ts";
import type { Mention } from "../../look/refs/mention.ts";

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
export function repoint(
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
