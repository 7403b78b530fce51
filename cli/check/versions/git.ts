import { spawn } from "node:child_process";
import { AppError } from "../../app-error.ts";

/** Runs git in a folder. @throws AppError when there is no git, or it refuses the folder */
export type Git = (
  args: readonly string[],
  input?: string,
) => Promise<{ code: number; stdout: Buffer; stderr: string }>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs git in a folder without locks and prompts, with literal paths. The folder alone decides which repository is used:
 * variables that a hook sets for its repository are ignored, except those in `extra`.
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

/** The variables of `git rev-parse --local-env-vars`, and those that change how paths are read. */
const ABOUT_A_REPOSITORY =
  /^GIT_(?:DIR|WORK_TREE|COMMON_DIR|INDEX_FILE|INDEX_VERSION|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|IMPLICIT_WORK_TREE|INTERNAL_.*|QUARANTINE_PATH|EXTERNAL_DIFF|DIFF_OPTS|TRACE.*|(?:GLOB|NOGLOB|ICASE|LITERAL)_PATHSPECS|DISCOVERY_ACROSS_FILESYSTEM)$/u;

function ask(
  cwd: string,
  args: readonly string[],
  input: string,
  env: Environment,
): ReturnType<Git> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", [...args], { cwd, env: { ...env } });
    const chunks: Buffer[] = [];
    let stderr = "";
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
    // Git may end before it has read all input. Its exit code says why.
    child.stdin.on("error", () => undefined);
    child.on("error", (cause) => {
      const hint = "This command needs git: install it first.";
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

/** The stored contents of objects by id, read by one process. */
export async function readBlobs(
  git: Git,
  oids: readonly string[],
): Promise<Map<string, Buffer>> {
  const wanted = [...new Set(oids)];
  const blobs = new Map<string, Buffer>();
  if (wanted.length === 0) return blobs;
  const { stderr, stdout } = await git(
    ["cat-file", "--batch"],
    `${wanted.join("\n")}\n`,
  );
  let at = 0;
  for (const oid of wanted) {
    const end = stdout.indexOf("\n", at);
    const [, type, size] = stdout.toString("utf8", at, end).split(" ");
    if (end === -1 || type !== "blob")
      throw new AppError("git-failed", `git lacks the object ${oid}.`, {
        hint: `Fetch it, or the whole history. ${stderr.trim()}`.trim(),
      });
    const from = end + 1;
    blobs.set(oid, stdout.subarray(from, from + Number(size)));
    at = from + Number(size) + 1;
  }
  return blobs;
}
