import { realpath, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import { SETTINGS_FILE } from "../../model/levels.ts";
import { createGit, type Git } from "./git.ts";

/** A folder inside the repository. */
export interface TrackedFolder {
  absolute: string;
  /** From the top of the work tree, with forward slashes; empty for the top itself. */
  inside: string;
}

/** The repository that the content lies in. */
export interface Repository {
  git: Git;
  /** The top of the work tree. */
  top: string;
  content: TrackedFolder;
  /** The folders of static files that lie in it; others cannot be compared. */
  statics: TrackedFolder[];
  /** The settings file beside the content, from the top of the work tree; undefined when it lies elsewhere. */
  settings: string | undefined;
  isShallow: boolean;
}

/** @throws AppError when the content lies in no repository */
export async function findRepository(
  contentDir: string,
  publicDirs: readonly string[],
  { env }: Pick<CommandContext, "env">,
): Promise<Repository> {
  const realContent = await realpath(contentDir);
  const found = await createGit(
    realContent,
    env,
  )([
    "rev-parse",
    "--is-inside-work-tree",
    "--is-shallow-repository",
    "--absolute-git-dir",
    "--show-toplevel",
  ]);
  const [isInside, isShallow, gitDir = "", ...rest] = found.stdout
    .toString()
    .replace(/\n$/u, "")
    .split("\n");
  const top = rest.join("\n");
  if (found.code !== 0 || isInside !== "true")
    throw new AppError(
      "no-repository",
      "The content folder lies in no git repository, so there is nothing to compare it with.",
    );
  const index = await findIndex(env.GIT_INDEX_FILE, top, gitDir);
  const statics: TrackedFolder[] = [];
  for (const absolute of publicDirs) {
    const real = await realPlace(absolute);
    const inside = insideOf(top, real);
    if (inside !== undefined) statics.push({ absolute, inside });
  }
  const settings = insideOf(
    top,
    join(await realPlace(dirname(contentDir)), SETTINGS_FILE),
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

/** `git commit --all` and `git commit PATH` hand a hook an index of their own: what is being committed stands there. */
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

/** The real path of a folder that may have been removed. */
async function realPlace(folder: string): Promise<string> {
  const parent = join(folder, "..");
  const real = await realpath(folder).catch(() => undefined);
  if (real !== undefined) return real;
  const realParent = await realpath(parent).catch(() => parent);
  return join(realParent, relative(parent, folder));
}

function insideOf(top: string, path: string): string | undefined {
  const inside = relative(resolve(top), path).split(sep).join("/");
  return inside === ".." || inside.startsWith("../") || /^[a-z]:/iu.test(inside)
    ? undefined
    : inside;
}

/** @throws AppError when git ignores the content folder: it would never see a change there */
export async function checkIsTracked({
  content,
  git,
}: Repository): Promise<void> {
  if (content.inside === "") return;
  const ignored = await git([
    "ls-files",
    "--others",
    "--ignored",
    "--exclude-standard",
    "--directory",
    "-z",
    "--",
    content.inside,
  ]);
  const folders = ignored.stdout.toString().split("\0");
  if (folders.includes(`${content.inside}/`))
    throw new AppError(
      "content-ignored",
      "git ignores the content folder, so it cannot tell what changed there.",
    );
}
