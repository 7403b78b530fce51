import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type {
  MarkdownEntry,
  RecordEntry,
  SettingsEntry,
} from "../model/entry.ts";
import { meaningsOfEntry } from "../model/meanings-of-entry.ts";
import type { TextRange } from "../model/source-text.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import { formatSuggestion, nearestWord } from "./nearest-word.ts";

/** Every image of our own that a text or a field shows is there. */
export function checkImages({ folder, images }: FolderContext): Diagnostic[] {
  const all = [...folder.entries, ...folder.records, ...folder.settings];
  return [
    ...folder.entries.flatMap((entry) =>
      entry.body.images.flatMap(({ target, start, end }) =>
        check(entry, target, { start, end }),
      ),
    ),
    ...all.flatMap((entry) =>
      meaningsOfEntry(entry)
        .filter(({ meaning, value }) => {
          // A value of another form is reported by its schema.
          return meaning.kind === "image" && /^\.?\//u.test(value);
        })
        .flatMap(({ value, range }) => check(entry, value, range)),
    ),
  ];

  function check(
    { file, source }: MarkdownEntry | RecordEntry | SettingsEntry,
    src: string,
    range: TextRange,
  ): Diagnostic[] {
    if (/^https?:/iu.test(src) || src === "") return [];
    if (images.resolve(file, src) !== undefined) return [];
    const isPublic = src.startsWith("/");
    const near = isPublic ? [...folder.publicFiles] : besides(file);
    const meant = nearestWord(src, near);
    const where = isPublic ? "in public/" : "beside this file";
    const message = `There is no image "${src}" ${where}.${formatSuggestion(meant)}`;
    const help = meant && `Write \`${meant}\`.`;
    return [
      createDiagnostic("image/missing", source, range, message, { help }),
    ];
  }

  function besides(file: string): string[] {
    const folderOf = file.slice(0, file.lastIndexOf("/") + 1);
    return folder.images
      .filter(({ path }) => path.startsWith(folderOf))
      .map(({ path }) => `./${path.slice(folderOf.length)}`);
  }
}
