import { realpath, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import { realPath, relativePath } from "../../folders.ts";
import { SETTINGS_FILE } from "../../model/levels.ts";
import { createGit, type Git } from "./git.ts";

/** A folder inside the repository. */
export interface TrackedFolder {
  absolute: string;
  /** The path from the top of the work tree, with forward slashes. Empty for the top itself. */
  inside: string;
}

/** The repository that contains the content. */
export interface Repository {
  git: Git;
  /** The top of the work tree. */
  top: string;
  content: TrackedFolder;
  /** The folders of static files in the repository. Others cannot be compared. */
  statics: TrackedFolder[];
  /** The settings file, from the top of the work tree. Undefined if it is outside. */
  settings: string | undefined;
  isShallow: boolean;
}

/** @throws AppError when the content is not in a repository */
export async function findRepository(
  contentDir: string,
  publicDirs: readonly string[],
  { env }: Pick<CommandContext, "env">,
): Promise<Repository> {
  const realContent = await realpath(contentDir);
  const facts =
    "--is-inside-work-tree --is-shallow-repository --absolute-git-dir --show-toplevel";
  const found = await createGit(
    realContent,
    env,
  )(["rev-parse", ...facts.split(" ")]);
  const [isInside, isShallow, gitDir = "", ...rest] = found.stdout
    .toString()
    .replace(/\n$/u, "")
    .split("\n");
  const top = rest.join("\n");
  if (found.code !== 0 || isInside !== "true")
    throw new AppError(
      "no-repository",
      "The content folder is not in a git repository, so there is nothing to compare it with.",
    );
  const index = await findIndex(env.GIT_INDEX_FILE, top, gitDir);
  const statics: TrackedFolder[] = [];
  for (const absolute of publicDirs) {
    const real = await realPath(absolute);
    const inside = insideOf(top, real);
    if (inside !== undefined) statics.push({ absolute, inside });
  }
  const settings = insideOf(
    top,
    join(await realPath(dirname(contentDir)), SETTINGS_FILE),
  );
  return {
    git: createGit(top, env, index),
    top,
    content: { absolute: contentDir, inside: insideOf(top, realContent) ?? "" },
    statics,
    settings,
    isShallow: isShallow === "true",
  };
}

/** `git commit --all` and `git commit PATH` give hooks a separate index with what is being committed. */
async function findIndex(
  named: string | undefined,
  top: string,
  gitDir: string,
): Promise<{ GIT_INDEX_FILE?: string }> {
  if (named === undefined) return {};
  const index = resolve(top, named);
  if (insideOf(gitDir, index) === undefined) return {};
  const exists = await stat(index).catch(() => undefined);
  return exists ? { GIT_INDEX_FILE: index } : {};
}

function insideOf(top: string, path: string): string | undefined {
  const inside = relativePath(resolve(top), path);
  return inside === ".." || inside.startsWith("../") || /^[a-z]:/iu.test(inside)
    ? undefined
    : inside;
}

/** A path from the top of the work tree as a path inside a folder. Undefined if it is outside. */
export function pathInside(
  { inside }: TrackedFolder,
  path: string,
): string | undefined {
  if (inside === "") return path;
  return path.startsWith(`${inside}/`)
    ? path.slice(inside.length + 1)
    : undefined;
}

/** @throws AppError when git ignores the content folder and so sees no changes there */
export async function checkIsTracked({
  content,
  git,
}: Repository): Promise<void> {
  if (content.inside === "") return;
  const list =
    "ls-files --others --ignored --exclude-standard --directory -z --";
  const ignored = await git([...list.split(" "), content.inside]);
  const folders = ignored.stdout.toString().split("\0");
  if (folders.includes(`${content.inside}/`))
    throw new AppError(
      "content-ignored",
      "git ignores the content folder, so it cannot tell what changed there.",
    );
}
