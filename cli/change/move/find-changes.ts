import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { AppError } from "../../app-error.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import { encodeText, hasMark } from "../edit/text-bytes.ts";
import type { ContentFile } from "../../model/content-file.ts";
import type { SearchableContent } from "../../look/refs/open-searchable.ts";
import type { ChangePlan, FileMove } from "./plan.ts";

/** A text file that changes, at its path before any move. */
export interface ChangedFile {
  /** Paths in the content folder, before and after the move. */
  file: string;
  newFile: string;
  absolutePath: string;
  before: Uint8Array;
  after: Uint8Array;
  text: { before: string; after: string };
}

/** The texts that a plan changes. @throws AppError when a file has changed since it was read */
export async function findChanges(
  { edits, moves }: Pick<ChangePlan, "edits" | "moves">,
  { compiled, folders }: Pick<SearchableContent, "compiled" | "folders">,
): Promise<ChangedFile[]> {
  const { contentDir, show } = folders;
  const { folder } = compiled;
  const sources = new Map(
    [...folder.entries, ...folder.records, ...folder.settings].map(
      ({ file, source }) => [file, source],
    ),
  );
  const changes: ChangedFile[] = [];
  for (const [file, list] of edits) {
    const absolutePath = join(contentDir, file);
    const before = await readFile(absolutePath);
    const text = sources.get(file)?.text ?? "";
    if (!Buffer.from(encodeText(text, hasMark(before))).equals(before))
      throw new AppError(
        "file-changed",
        `${show(file)} was written by somebody else in the meantime; nothing was changed.`,
        { hint: "Run the command again." },
      );
    const after = applyEdits(text, list);
    changes.push({
      file,
      newFile: movedFile(absolutePath, moves, contentDir),
      absolutePath,
      before,
      after: encodeText(after, hasMark(before)),
      text: { before: text, after },
    });
  }
  return changes;
}

/** The path of a file after the moves, relative to a root. */
export function movedFile(
  path: string,
  moves: ChangePlan["moves"],
  root: string,
): string {
  return relative(root, movedPath(path, moves)).split(sep).join("/");
}

function movedPath(path: string, moves: ChangePlan["moves"]): string {
  for (const { from, to } of moves) {
    if (path === from) return to;
    if (path.startsWith(`${from}${sep}`)) return to + path.slice(from.length);
  }
  return path;
}

/** Every moved or changed file with its new bytes, as unsaved files for a check. */
export async function findUnsaved(
  { moves }: Pick<ChangePlan, "moves">,
  changes: readonly ChangedFile[],
  contentDir: string,
): Promise<ContentFile[]> {
  const bytes = new Map(
    changes.map(({ absolutePath, after }) => [absolutePath, after]),
  );
  const moved = await Promise.all(moves.map(({ from }) => filesBelow(from)));
  const paths = new Set([...moved.flat(), ...bytes.keys()]);
  const files = [...paths].map(async (absolutePath): Promise<ContentFile> => {
    const content = bytes.get(absolutePath) ?? (await readFile(absolutePath));
    return {
      path: movedFile(absolutePath, moves, contentDir),
      absolutePath,
      bytes: content,
      digest: createHash("sha256").update(content).digest("hex"),
    };
  });
  const all = await Promise.all(files);
  return all.filter(
    ({ path }) => !path.split("/").some((step) => step.startsWith(".")),
  );
}

/** All files in a folder, or the file itself. */
export async function filesBelow(path: string): Promise<string[]> {
  const items = await readdir(path, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => undefined);
  if (items === undefined) return [path];
  return items
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));
}

/** A file to remove. */
export interface RemovedFile {
  path: string;
  /** Undefined for a binary file. */
  text: string | undefined;
  /** The git object id of its bytes, which `git apply` compares before it removes a binary file. */
  blob: string;
}

/** All files that a plan removes. */
export async function findRemoved({
  removals,
}: Pick<ChangePlan, "removals">): Promise<RemovedFile[]> {
  const paths = await Promise.all(removals.map(filesBelow));
  const files = paths.flat().toSorted();
  return Promise.all(
    files.map(async (path) => {
      const bytes = await readFile(path);
      const isText = isUtf8(bytes) && !bytes.includes(0);
      const text = isText ? bytes.toString("utf8") : undefined;
      return { path, text, blob: nameBlob(bytes) };
    }),
  );
}

function nameBlob(bytes: Uint8Array): string {
  return createHash("sha1")
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest("hex");
}

/** The moves of all files. */
export async function findMoved({
  moves,
}: Pick<ChangePlan, "moves">): Promise<FileMove[]> {
  const moved = await Promise.all(
    moves.map(async (move) => {
      const files = await filesBelow(move.from);
      return files
        .toSorted()
        .map((from) => ({ from, to: movedPath(from, [move]) }));
    }),
  );
  return moved.flat();
}
