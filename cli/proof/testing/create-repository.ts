import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { createWorkspace, type Files } from "./create-workspace.ts";

const start = promisify(execFile);

/** An environment without the machine's git settings, and without the variables of a git hook that runs the tests. */
const ENVIRONMENT = {
  PATH: "/usr/local/bin:/usr/bin:/bin",
  HOME: "/nonexistent",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_COUNT: "2",
  GIT_CONFIG_KEY_0: "gc.auto",
  GIT_CONFIG_VALUE_0: "0",
  GIT_CONFIG_KEY_1: "maintenance.auto",
  GIT_CONFIG_VALUE_1: "false",
  GIT_AUTHOR_NAME: "Test",
  GIT_AUTHOR_EMAIL: "test@site.example",
  GIT_COMMITTER_NAME: "Test",
  GIT_COMMITTER_EMAIL: "test@site.example",
  GIT_AUTHOR_DATE: "2026-05-01T12:00:00Z",
  GIT_COMMITTER_DATE: "2026-05-01T12:00:00Z",
};

/** Runs git in a folder and returns its output. */
export async function git(
  cwd: string,
  ...args: readonly string[]
): Promise<string> {
  return gitAt(cwd, ENVIRONMENT.GIT_COMMITTER_DATE, args);
}

async function gitAt(
  cwd: string,
  date: string,
  args: readonly string[],
): Promise<string> {
  const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const env = { ...ENVIRONMENT, ...dates };
  const { stdout } = await start("git", [...args], { cwd, env });
  return stdout;
}

/** A workspace in its own repository, with its files committed on `main`. */
export async function createRepository(files: Files) {
  const workspace = await createWorkspace(files);
  const run = (...args: readonly string[]) => git(workspace.dir, ...args);
  const commit = async (date = ENVIRONMENT.GIT_COMMITTER_DATE) => {
    await run("add", "--all");
    const args = [
      "commit",
      "--quiet",
      "--allow-empty",
      "--message",
      "A change",
    ];
    await gitAt(workspace.dir, date, args);
  };
  await run("init", "--quiet", "--template=", "--initial-branch=main");
  await commit();
  return {
    ...workspace,
    git: run,
    commit,
    /** Writes files. Undefined removes a file. */
    change: async (
      changes: Readonly<Record<string, Files[string] | undefined>>,
    ) => {
      for (const [file, text] of Object.entries(changes)) {
        if (text === undefined) await rm(workspace.path(file));
        else await workspace.write({ [file]: text });
      }
    },
    /** The problems that `validate --since` reports, as `file rule`. */
    since: async (ref = "main", ...args: string[]) => {
      const report = await workspace.validate("--since", ref, ...args);
      return report.diagnostics.map(({ file, rule }) => `${file} ${rule}`);
    },
  };
}
