import {
  allEntries,
  type CompiledFolder,
} from "../../model/compiled-folder.ts";
import { rangeOfField, type Entry } from "../../model/entry.ts";
import type { TextRange } from "../../model/source-text.ts";

/** An image of this site in a text or a field. The range is computed only for a report. */
export interface ShownImage {
  entry: Entry;
  src: string;
  range: () => TextRange;
}

/** Every image of this site that an entry shows: those in texts first, then those in fields. */
export function shownImages(
  folder: Pick<CompiledFolder, "entries" | "records" | "settings">,
): ShownImage[] {
  const inTexts = folder.entries.flatMap((entry) =>
    entry.body.images
      .filter(({ target }) => target !== "" && !/^https?:/iu.test(target))
      .map((image) => ({ entry, src: image.target, range: () => image })),
  );
  const inFields = allEntries(folder).flatMap((entry) =>
    entry.meanings
      // The schema reports values in another format.
      .filter(
        ({ meaning, value }) =>
          meaning.kind === "image" && /^\.?\//u.test(value),
      )
      .map((field) => ({
        entry,
        src: field.value,
        range: () => rangeOfField(entry, field),
      })),
  );
  return [...inTexts, ...inFields];
}
