import { posix } from "node:path";
import type { TextEdit } from "../model/source-text.ts";
import { replaceWritten } from "./edit-scalar.ts";
import type { Place } from "./find-places.ts";

/** The new names of a subject. */
export interface NewNames {
  address?: string;
  id?: string;
  /** As `ImageSubject.path` has it. */
  image?: string;
}

/**
 * The edit that makes a place point to the new name; undefined where it does not have to change: a link by a former
 * address goes on working, and a text that YAML repeats with `*name` changes where it is written.
 */
export function repoint(
  { entry, match, mention }: Place,
  names: NewNames,
): TextEdit | undefined {
  if (!mention.editable || match.via !== undefined) return undefined;
  const { target } = mention;
  const range = target.rangeOf(match.start, match.end);
  const written = target.value.slice(match.start, match.end);
  const text = newText();
  if (text === undefined || text === written) return undefined;
  const isWhole = match.start === 0 && match.end === target.value.length;
  if (mention.kind === "reference" && isWhole)
    return replaceWritten(entry.source.text, mention.range, text);
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

/** A path that stands in a link as it is, whatever its syntax. */
function encodePath(path: string): string {
  return encodeURI(path).replaceAll(
    /[()'?#]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The edits that make every place point to the new names, by file. */
export function repointAll(
  places: readonly Place[],
  names: NewNames,
  add: (file: string, edit: TextEdit) => void,
): Place[] {
  return places.filter((place) => {
    const edit = repoint(place, names);
    if (edit !== undefined) add(place.entry.file, edit);
    return edit !== undefined;
  });
}
