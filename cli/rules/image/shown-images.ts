import type { FolderContext } from "../../model/compiled-folder.ts";
import { rangeOfField, type Entry } from "../../model/entry.ts";
import type { TextRange } from "../../model/source-text.ts";

/** An image of this site in a text or a field. The range is computed only for a report. */
export interface ShownImage {
  entry: Entry;
  src: string;
  range: () => TextRange;
}

/**
 * Every image of this site that an entry shows: those in texts first, then those in fields.
 * @param known addresses to leave out, which may grow meanwhile
 */
export function* shownImages(
  {
    entries,
    records,
    settings,
  }: Pick<FolderContext["folder"], "entries" | "records" | "settings">,
  known: ReadonlySet<string> = new Set(),
): Generator<ShownImage> {
  for (const entry of entries)
    for (const { target, start, end } of entry.body.images)
      if (target !== "" && !known.has(target) && !/^https?:/iu.test(target))
        yield { entry, src: target, range: () => ({ start, end }) };
  for (const entry of [...entries, ...records, ...settings])
    for (const field of entry.meanings)
      // The schema reports values in another format.
      if (
        field.meaning.kind === "image" &&
        !known.has(field.value) &&
        /^\.?\//u.test(field.value)
      )
        yield {
          entry,
          src: field.value,
          range: () => rangeOfField(entry, field),
        };
}
