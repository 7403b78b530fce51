import { realpath, stat } from "node:fs/promises";
import {
  basename,
  dirname,
  isAbsolute,
  join,
  relative,
  resolve,
  sep,
} from "node:path";
import { AppError, BadOption } from "./app-error.ts";
import type { CommandContext } from "./context.ts";

export interface FolderOptions {
  content?: string;
  out?: string;
}

/** The folders that a command uses, as absolute paths. */
export interface Folders {
  contentDir: string;
  outDir: string;
  /** The folders of static files: beside the content folder, then in the current folder. */
  publicDirs: string[];
  /** Prints a path in the content folder from the current folder. */
  show: (file: string) => string;
}

/** @throws AppError when there is no content folder, or the output folder overlaps it or the static files */
export async function findFolders(
  options: FolderOptions,
  { cwd, env }: CommandContext,
): Promise<Folders> {
  const content = options.content ?? (env.CONTENT_DIR || "content");
  const out = options.out ?? (env.CONTENT_OUT || ".content");
  checkNamed("--content", content);
  checkNamed("--out", out);
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
  const publicDirs = [
    ...new Set([join(contentDir, "..", "public"), join(cwd, "public")]),
  ];
  await checkPlace(outDir, out, { contentDir, publicDirs });
  const inside = relative(cwd, contentDir);
  const prefix =
    inside.startsWith("..") || isAbsolute(inside) ? contentDir : inside;
  return {
    contentDir,
    outDir,
    publicDirs,
    show: (file) => join(prefix, file).split(sep).join("/"),
  };
}

/** @throws AppError for an empty name, which would mean the current folder: often a shell variable that is not set */
function checkNamed(option: string, folder: string): void {
  if (folder.trim() === "")
    throw new BadOption(`${option} takes a folder, not "${folder}".`);
}

/** A path relative to a folder, with forward slashes. */
export function relativePath(folder: string, path: string): string {
  return relative(folder, path).split(sep).join("/");
}

/** The same for a path inside of the folder. Undefined for any other path, and for the folder itself. */
export function pathInside(folder: string, path: string): string | undefined {
  const inside = relativePath(folder, path);
  const isOutside = /^(?:\.\.(?:\/|$)|$)/u.test(inside) || isAbsolute(inside);
  return isOutside ? undefined : inside;
}

/** True for an absolute path in the content folder whose file name does not begin with a dot. */
export function isContent(path: string, contentDir: string): boolean {
  return (
    path.startsWith(`${contentDir}${sep}`) && !basename(path).startsWith(".")
  );
}

/**
 * Refuses an output folder that overlaps the content or the static files, even through symbolic links.
 * @throws AppError
 */
async function checkPlace(
  outDir: string,
  written: string,
  { contentDir, publicDirs }: Pick<Folders, "contentDir" | "publicDirs">,
): Promise<void> {
  const [output, content, ...statics] = await Promise.all(
    [outDir, contentDir, ...publicDirs].map(realPath),
  );
  const named = `The output folder "${written}"`;
  const refuse = (code: string, why: string): never => {
    const hint = "Name another one with --out DIR.";
    throw new AppError(code, `${named} ${why}.`, { hint });
  };
  if (isWithin(output, content))
    refuse("output-in-content", "is in the content folder");
  if (isWithin(content, output))
    refuse("content-in-output", "contains the content folder");
  if (statics.some((folder) => isWithin(output, folder))) {
    const why =
      "is in the folder of static files, which are served as they are";
    refuse("output-in-public", why);
  }
}

function isWithin(path = "", folder = ""): boolean {
  const root = folder.endsWith(sep) ? folder : `${folder}${sep}`;
  return `${path}${sep}`.startsWith(root);
}

/** A path with its symbolic links resolved. Its last parts need not exist yet. */
export async function realPath(path: string): Promise<string> {
  const parent = dirname(path);
  if (parent === path) return path;
  return realpath(path).catch(async () =>
    join(await realPath(parent), basename(path)),
  );
}
