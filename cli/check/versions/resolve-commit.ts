import { AppError } from "../../app-error.ts";
import { formatSuggestion, nearestWord } from "../../rules/nearest-word.ts";
import type { Repository } from "./repository.ts";

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
