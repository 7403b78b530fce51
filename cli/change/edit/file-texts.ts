import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { digestOf, type ContentFile } from "../../model/content-file.ts";
import type { ChangedFile } from "./replace-files.ts";

/** The byte order mark of UTF-8. A file keeps it. */
const MARK = Buffer.from("\uFEFF");

/** The texts of files with the changes so far. Nothing is written. */
export type FileTexts = ReturnType<typeof createFileTexts>;

/** @param unsaved files whose bytes replace those on disk */
export function createFileTexts(
  contentDir: string,
  unsaved: readonly ContentFile[] = [],
) {
  const given = new Map(unsaved.map(({ bytes, path }) => [path, bytes]));
  const files = new Map<string, { before: Uint8Array; text: string }>();
  const encode = (path: string, text: string): ContentFile => {
    const before = Buffer.from(files.get(path)?.before ?? []);
    const hasMark = before.subarray(0, MARK.length).equals(MARK);
    const bytes = Buffer.from(text);
    const marked = hasMark ? Buffer.concat([MARK, bytes]) : bytes;
    return toContentFile(contentDir, path, marked);
  };
  return {
    /** Reads a file. False if its text is not the checked one, because the file has changed since. */
    async read(path: string, checked: string): Promise<boolean> {
      const known = files.get(path);
      if (known !== undefined) return known.text === checked;
      const before =
        given.get(path) ?? (await readFile(join(contentDir, path)));
      const text = new TextDecoder().decode(before);
      if (text === checked) files.set(path, { before, text });
      return text === checked;
    },
    get: (path: string) => files.get(path)?.text ?? "",
    set(path: string, text: string): void {
      const known = files.get(path);
      if (known !== undefined) known.text = text;
    },
    /** The changed files for `compileContent`. `drafts` replace the texts that were set. */
    unsaved(drafts: ReadonlyMap<string, string> = new Map()): ContentFile[] {
      const texts = [...files].map(([path, { text }]) => [path, text] as const);
      return [...new Map([...texts, ...drafts])].map((file) => encode(...file));
    },
    changed: (): ChangedFile[] =>
      [...files].flatMap(([path, { before, text }]) => {
        const { absolutePath, bytes } = encode(path, text);
        if (Buffer.from(before).equals(bytes)) return [];
        return [{ path, absolutePath, before, after: bytes }];
      }),
  };
}

export function toContentFile(
  contentDir: string,
  path: string,
  bytes: Uint8Array,
): ContentFile {
  const absolutePath = join(contentDir, path);
  return { path, absolutePath, bytes, digest: digestOf(bytes) };
}
