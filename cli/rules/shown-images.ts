import type { FolderContext } from "../model/compiled-folder.ts";
import { rangeOfField, type Entry } from "../model/entry.ts";
import type { TextRange } from "../model/source-text.ts";

/** An image of our own that a body or a field shows, where it stands being asked only to report it. */
export interface ShownImage {
  entry: Entry;
  src: string;
  range: () => TextRange;
}

/** Calls back for each, bodies first. */
export function eachShownImage(
  { entries, records, settings }: FolderContext["folder"],
  take: (shown: ShownImage) => void,
): void {
  for (const entry of entries)
    for (const { target, start, end } of entry.body.images) {
      if (/^https?:/iu.test(target) || target === "") continue;
      take({ entry, src: target, range: () => ({ start, end }) });
    }
  for (const entry of [...entries, ...records, ...settings])
    for (const field of entry.meanings) {
      const { meaning, value } = field;
      // A value of another form is reported by its schema.
      if (meaning.kind !== "image" || !/^\.?\//u.test(value)) continue;
      take({ entry, src: value, range: () => rangeOfField(entry, field) });
    }
}
