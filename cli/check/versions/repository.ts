import { realpath, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import { realPath, relativePath } from "../../folders.ts";
import { SETTINGS_FILE } from "../../model/levels.ts";
import { createGit } from "./git.ts";
import { formatSuggestion, nearestWord } from "../../rules/nearest-word.ts";

/** A folder inside the repository. */
export interface TrackedFolder {
  absolute: string;
  /** The path from the top of the work tree, with forward slashes. Empty for the top itself. */
  inside: string;
}

/** The repository that contains the content. */
export type Repository = Awaited<ReturnType<typeof findRepository>>;

/** @throws AppError when the content is not in a repository */
export async function findRepository(
  contentDir: string,
  publicDirs: readonly string[],
  { env }: Pick<CommandContext, "env">,
) {
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
  const inside = insideOf(top, realContent) ?? "";
  const content: TrackedFolder = { absolute: contentDir, inside };
  return {
    git: createGit(top, env, index),
    /** The top of the work tree. */
    top,
    content,
    /** The folders of static files in the repository. Others cannot be compared. */
    statics,
    /** The settings file, from the top of the work tree. Undefined if it is outside. */
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

/** The commit with this name. Undefined for `HEAD` before the first commit. @throws AppError for an unknown name */
export async function resolveCommit(
  { git, isShallow }: Repository,
  name: string,
): Promise<string | undefined> {
  const commit = await lookUp(name);
  if (commit !== undefined) return commit;
  const hasCommits = (await lookUp("HEAD")) !== undefined;
  if (!hasCommits && (name === "HEAD" || name === "@")) return undefined;
  const names = await listNames();
  const meant = suggest(name, names);
  throw new AppError(
    "unknown-ref",
    `git knows no commit "${name}".${formatSuggestion(meant)}`,
    {
      hint: !hasCommits
        ? "The repository has no commits yet."
        : isShallow
          ? "The clone is shallow: fetch the whole history (fetch-depth: 0 in GitHub Actions, git fetch --unshallow elsewhere)."
          : "Name a branch, a tag or a commit; fetch it first if it is on a server.",
    },
  );

  async function lookUp(ref: string): Promise<string | undefined> {
    if (ref === "" || ref.includes("\0")) return undefined;
    const ask = "rev-parse --verify --quiet --end-of-options".split(" ");
    const { code, stdout } = await git([...ask, `${ref}^{commit}`]);
    return code === 0 ? stdout.toString().trim() : undefined;
  }

  async function listNames(): Promise<string[]> {
    const list =
      "for-each-ref --format=%(refname:short) refs/heads refs/remotes refs/tags";
    const { stdout } = await git(list.split(" "));
    return stdout.toString().split("\n").filter(Boolean);
  }
}

/** A remote branch with that name (`origin/main` for `main`), or else a similar name. */
function suggest(name: string, names: readonly string[]): string | undefined {
  const bareName = bare(name);
  const near = (known: readonly string[]) => nearestWord(name, known);
  return (
    names.find((known) => known.endsWith(`/${name}`)) ??
    names.find((known) => known === bareName) ??
    near(names) ??
    names.find((known) => bare(known) === near(names.map(bare)))
  );
}

function bare(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

/**
 * The newest common ancestor of two commits. Before the first commit, it is `from`.
 * @throws AppError when there is none
 */
export async function findMergeBase(
  { git, isShallow }: Repository,
  names: Readonly<Record<"from" | "to", string>>,
  { from, to }: Readonly<Record<"from" | "to", string | undefined>>,
): Promise<string | undefined> {
  if (from === undefined || to === undefined || from === to) return from;
  const { code, stdout } = await git(["merge-base", from, to]);
  const [base = ""] = stdout.toString().split("\n");
  if (code === 0 && base !== "") return base;
  throw new AppError(
    "no-merge-base",
    isShallow
      ? `The clone is too shallow to see where ${names.to} and "${names.from}" part.`
      : `"${names.from}" and ${names.to} have no history in common.`,
    {
      hint: isShallow
        ? "Fetch the whole history: fetch-depth: 0 in GitHub Actions, git fetch --unshallow elsewhere."
        : "Compare the two as they are: content diff A B.",
    },
  );
}
