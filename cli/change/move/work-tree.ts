import { join, posix } from "node:path";
import { AppError } from "../../app-error.ts";
import { createGit } from "../../check/versions/git.ts";
import type { CommandContext } from "../../context.ts";
import { relativePath } from "../../folders.ts";

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

/** The paths and all their parent folders. */
function withFolders(paths: readonly string[]): Set<string> {
  const all = new Set<string>();
  for (const path of paths)
    for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1))
      all.add(path.slice(0, end));
  return all;
}
