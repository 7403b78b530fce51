import type { FolderContext } from "../model/compiled-folder.ts";
import { rangeOfField, type Entry } from "../model/entry.ts";
import type { TextRange } from "../model/source-text.ts";

/** An image of our own that a body or a field shows, where it stands being asked only to report it. */
export interface ShownImage {
  entry: Entry;
  src: string;
  range: () => TextRange;
}

export function shownImages({
  folder,
}: Pick<FolderContext, "folder">): ShownImage[] {
  const shown: ShownImage[] = [];
  for (const entry of folder.entries)
    for (const { target, start, end } of entry.body.images) {
      if (/^https?:/iu.test(target) || target === "") continue;
      shown.push({ entry, src: target, range: () => ({ start, end }) });
    }
  for (const entry of [
    ...folder.entries,
    ...folder.records,
    ...folder.settings,
  ])
    for (const field of entry.meanings) {
      const { meaning, value } = field;
      // A value of another form is reported by its schema.
      if (meaning.kind !== "image" || !/^\.?\//u.test(value)) continue;
      shown.push({
        entry,
        src: value,
        range: () => rangeOfField(entry, field),
      });
    }
  return shown;
}
