import { spawn } from "node:child_process";
import { AppError } from "../../app-error.ts";

export interface GitAnswer {
  code: number;
  stdout: Buffer;
  stderr: string;
}

/** Asks git something in one folder. @throws AppError when there is no git, or it refuses the folder */
export type Git = (
  args: readonly string[],
  input?: string,
) => Promise<GitAnswer>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Git in a folder, only ever asked, never told: it takes no lock, asks no one, and reads paths to the letter. Which
 * repository it is follows from the folder alone, so what a hook sets for the repository it runs in counts for
 * nothing here, save what `extra` hands on.
 */
export function createGit(
  folder: string,
  env: Environment,
  extra: Environment = {},
): Git {
  const own = Object.fromEntries(
    Object.entries(env).filter(([name]) => !ABOUT_A_REPOSITORY.test(name)),
  );
  const settings = {
    ...own,
    ...extra,
    LC_ALL: "C",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
  };
  return async (args, input = "") => {
    const answer = await ask(folder, args, input, settings);
    if (/detected dubious ownership/u.test(answer.stderr))
      throw new AppError(
        "git-refuses",
        "git refuses to read the repository: it belongs to another user.",
        {
          hint: "Trust it with: git config --global --add safe.directory DIR (in a container, '*').",
        },
      );
    return answer;
  };
}

/** As `git rev-parse --local-env-vars` lists them, and the ones that change how paths are read. */
const ABOUT_A_REPOSITORY =
  /^GIT_(?:DIR|WORK_TREE|COMMON_DIR|INDEX_FILE|INDEX_VERSION|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|IMPLICIT_WORK_TREE|INTERNAL_.*|QUARANTINE_PATH|EXTERNAL_DIFF|DIFF_OPTS|TRACE.*|(?:GLOB|NOGLOB|ICASE|LITERAL)_PATHSPECS|DISCOVERY_ACROSS_FILESYSTEM)$/u;

function ask(
  cwd: string,
  args: readonly string[],
  input: string,
  env: Environment,
): Promise<GitAnswer> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", [...args], { cwd, env: { ...env } });
    const chunks: Buffer[] = [];
    let stderr = "";
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
    // Git may end before it has read everything; its exit code then says why.
    child.stdin.on("error", () => undefined);
    child.on("error", (cause) => {
      const hint = "It compares with what git knows: install git first.";
      reject(
        new AppError("no-git", "git could not be started.", { hint, cause }),
      );
    });
    child.on("close", (code) => {
      resolve({ code: code ?? 1, stdout: Buffer.concat(chunks), stderr });
    });
    child.stdin.end(input);
  });
}
