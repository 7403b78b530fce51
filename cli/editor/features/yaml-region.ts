import type { CollectionName } from "#schema";
import { placeFile } from "../../compile/place-file.ts";
import type { TextRange } from "../../model/source-text.ts";

/** The part of a file that is YAML, with the collection of its fields. */
export interface YamlRegion extends TextRange {
  collection: CollectionName;
}

/**
 * The YAML of a content file. Front matter without an end reaches to the end of the file. Undefined if there is no
 * YAML.
 */
export function findYamlRegion(
  file: string,
  text: string,
): YamlRegion | undefined {
  const place = placeFile(file);
  if (!("collection" in place)) return undefined;
  const { collection, kind } = place;
  if (kind !== "entry") return { collection, start: 0, end: text.length };
  const opening = /^---[ \t]*\r?\n/u.exec(text);
  if (opening === null) return undefined;
  const start = opening[0].length;
  const closing = text.slice(start).search(/^---[ \t]*\r?$/mu);
  const end = closing === -1 ? text.length : start + closing;
  return { collection, start, end };
}
