import { stat } from "node:fs/promises";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import type { Command } from "commander";
import { AppError } from "../app-error.ts";
import type { CommandContext } from "../context.ts";

export interface FolderOptions {
  content?: string;
  out?: string;
}

/** The folders that a command works with, as absolute paths. */
export interface Folders {
  contentDir: string;
  outDir: string;
  /** Where static files lie: beside the content folder, then in the current folder. */
  publicDirs: string[];
  /** A path below the content folder as a person in the current folder would write it. */
  show: (file: string) => string;
}

export function addFolderOptions(command: Command): Command {
  return command
    .option("--content <dir>", "folder of the content (default: content)")
    .option("--out <dir>", "folder of the compiled index (default: .content)");
}

/** @throws AppError when there is no content folder, or the output would land in it, around it or among static files */
export async function findFolders(
  options: FolderOptions,
  { cwd, env }: CommandContext,
): Promise<Folders> {
  const content = options.content ?? (env.CONTENT_DIR || "content");
  const out = options.out ?? (env.CONTENT_OUT || ".content");
  const contentDir = resolve(cwd, content);
  const outDir = resolve(cwd, out);
  const facts = await stat(contentDir).catch(() => undefined);
  if (!facts?.isDirectory())
    throw new AppError(
      "no-content-folder",
      facts
        ? `The content folder "${content}" is a file.`
        : `There is no content folder "${content}".`,
      { hint: "Run the command where it is, or name it with --content DIR." },
    );
  if (`${outDir}${sep}`.startsWith(`${contentDir}${sep}`))
    throw new AppError(
      "output-in-content",
      `The output folder "${out}" lies in the content folder.`,
      { hint: "Name another one with --out DIR." },
    );
  const inside = relative(cwd, contentDir);
  if (
    `${contentDir}${sep}`.startsWith(
      outDir.endsWith(sep) ? outDir : `${outDir}${sep}`,
    )
  )
    throw new AppError(
      "content-in-output",
      `The output folder "${out}" holds the content folder.`,
      { hint: "Name one of its own with --out DIR." },
    );
  const publicDirs = [
    ...new Set([join(contentDir, "..", "public"), join(cwd, "public")]),
  ];
  if (
    publicDirs.some((folder) => `${outDir}${sep}`.startsWith(`${folder}${sep}`))
  )
    throw new AppError(
      "output-in-public",
      `The output folder "${out}" lies in the folder of static files, which are served as they are.`,
      { hint: "Name another one with --out DIR." },
    );
  const prefix =
    inside.startsWith("..") || isAbsolute(inside) ? contentDir : inside;
  return {
    contentDir,
    outDir,
    publicDirs,
    show: (file) => join(prefix, file).split(sep).join("/"),
  };
}
