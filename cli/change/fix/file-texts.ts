import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ChangedFile } from "../edit/replace-files.ts";
import { encodeText, hasMark } from "../edit/text-bytes.ts";
import type { ContentFile } from "../../model/content-file.ts";

/** The texts of files with the changes so far. Nothing is written. */
export interface FileTexts {
  /** Reads a file. False if it is no longer as it was checked. */
  read(path: string, checked: string): Promise<boolean>;
  get(path: string): string;
  set(path: string, text: string): void;
  /** The changed files for `compileContent`. `drafts` replace the texts that were set. */
  unsaved(drafts?: ReadonlyMap<string, string>): ContentFile[];
  changed(): ChangedFile[];
}

export function createFileTexts(contentDir: string): FileTexts {
  const files = new Map<string, { before: Uint8Array; text: string }>();
  const encode = (path: string, text: string): ContentFile => {
    const before = files.get(path)?.before ?? new Uint8Array();
    const bytes = encodeText(text, hasMark(before));
    const digest = createHash("sha256").update(bytes).digest("hex");
    return { path, absolutePath: join(contentDir, path), bytes, digest };
  };
  return {
    async read(path, checked) {
      const known = files.get(path);
      if (known !== undefined) return known.text === checked;
      const before = await readFile(join(contentDir, path));
      const text = new TextDecoder().decode(before);
      if (text === checked) files.set(path, { before, text });
      return text === checked;
    },
    get: (path) => files.get(path)?.text ?? "",
    set(path, text) {
      const known = files.get(path);
      if (known !== undefined) known.text = text;
    },
    unsaved(drafts = new Map()) {
      const paths = new Set([...files.keys(), ...drafts.keys()]);
      return [...paths].map((path) =>
        encode(path, drafts.get(path) ?? files.get(path)?.text ?? ""),
      );
    },
    changed: () =>
      [...files].flatMap(([path, { before, text }]) => {
        const { absolutePath, bytes } = encode(path, text);
        if (Buffer.from(before).equals(bytes)) return [];
        return [{ path, absolutePath, before, after: bytes }];
      }),
  };
}
