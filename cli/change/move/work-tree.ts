import { join, posix, sep } from "node:path";
import { AppError } from "../../app-error.ts";
import { createGit } from "../../check/versions/git.ts";
import type { CommandContext } from "../../context.ts";
import { relativePath } from "../../folders.ts";
import { realpath } from "node:fs/promises";
import type { SearchableContent } from "../../look/refs/find-places.ts";
import type { Subject } from "../../look/refs/subject.ts";

/** The git operations on the files of a folder. Paths are absolute. */
export type WorkTree = NonNullable<Awaited<ReturnType<typeof openWorkTree>>>;

const STATUS = [
  "status",
  "--porcelain",
  "-z",
  "--no-renames",
  "--ignored",
  "--untracked-files=all",
];

/** The work tree of a folder. Undefined without a repository or without git. */
export async function openWorkTree(
  folder: string,
  { env }: Pick<CommandContext, "env">,
) {
  const git = createGit(folder, env);
  const top = await git(["rev-parse", "--show-toplevel"]).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code === "no-git")
        return undefined;
      throw error;
    },
  );
  if (top === undefined || top.code !== 0) return undefined;
  const root = top.stdout.toString("utf8").replace(/\r?\n$/, "");

  const run = async (args: readonly string[]): Promise<void> => {
    const { code, stderr } = await git(args);
    if (code === 0) return;
    throw new AppError("git-failed", `git refused: ${stderr.trim()}`);
  };
  const isTracked = async (path: string): Promise<boolean> => {
    const { code, stdout } = await git(["ls-files", "-z", "--", path]);
    return code === 0 && stdout.length > 0;
  };
  return {
    isTracked,
    /** The paths that git could not restore, because they are not tracked or have uncommitted changes. */
    async uncommitted(paths: readonly string[]): Promise<Set<string>> {
      const [prefix, status, files] = await Promise.all([
        git(["rev-parse", "--show-prefix"]),
        git(STATUS),
        git(["-C", root, "ls-files", "-z"]),
      ]);
      const base = prefix.stdout.toString("utf8").trim();
      const lines = status.stdout.toString("utf8").split("\0");
      // Two letters and a space precede each path.
      const changed = withFolders(lines.map((line) => line.slice(3)));
      const tracked = withFolders(files.stdout.toString("utf8").split("\0"));
      const isClean = (path: string) => {
        const name = posix.join(base, relativePath(folder, path));
        return tracked.has(name) && !changed.has(name);
      };
      return new Set(paths.filter((path) => !isClean(path)));
    },
    move: (from: string, to: string) => run(["mv", "--", from, to]),
    remove: (path: string) => run(["rm", "-r", "-q", "-f", "--", path]),
    /**
     * The files whose text contains a path as a whole: `/a/b-c` does not contain `/a/b`. `shown` is the path from the
     * root of the repository.
     */
    async filesNaming(path: string) {
      const escaped = path.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`);
      const pattern = `${escaped}([^a-zA-Z0-9_/-]|$)`;
      const options = ["--untracked", "-l", "-z", "-E", "-I"];
      const { code, stdout } = await git(
        ["-C", root, "grep"].concat(options, "-e", pattern),
      );
      if (code !== 0) return [];
      const files = stdout.toString("utf8").split("\0").filter(Boolean);
      return files.map((shown) => ({ path: join(root, shown), shown }));
    },
  };
}

function withFolders(paths: readonly string[]): Set<string> {
  const all = new Set<string>();
  for (const path of paths)
    for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1))
      all.add(path.slice(0, end));
  return all;
}

/**
 * Files outside of the content that name an address, such as code of the site, as paths from the root of the
 * repository. They are not changed, only reported. Empty without git.
 */
export async function findOutsideUses(
  path: string,
  { folders }: Pick<SearchableContent, "folders">,
  workTree: WorkTree | undefined,
): Promise<string[]> {
  const { contentDir, outDir } = folders;
  const own = await Promise.all(
    [contentDir, outDir].map((path) => realpath(path).catch(() => path)),
  );
  const found = (await workTree?.filesNaming(path)) ?? [];
  return found
    .filter((file) => !own.some((root) => file.path.startsWith(root + sep)))
    .map(({ shown }) => shown);
}

/** One sentence about the files outside of the content that name a subject, or none. */
export async function noteOutsideUses(
  { addresses: [address], image }: Subject,
  content: Pick<SearchableContent, "folders">,
  workTree: WorkTree | undefined,
): Promise<string[]> {
  const path = image?.path ?? address;
  if (path === undefined || !path.startsWith("/")) return [];
  const files = await findOutsideUses(path, content, workTree);
  if (files.length === 0) return [];
  const more = files.length > 6 ? `, and ${files.length - 6} more` : "";
  const shown = files.slice(0, 6).join(", ");
  return [`Outside of the content, ${path} stays in: ${shown}${more}.`];
}
