import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PassThrough } from "node:stream";
import { onTestFinished } from "vitest";
import * as z from "zod/mini";
import type { CommandContext, ExitCode } from "../../context.ts";
import { run } from "../../run.ts";

export type Files = Readonly<Record<string, string | Uint8Array>>;

export interface RunResult {
  code: ExitCode;
  stdout: string;
  stderr: string;
}

const place = {
  file: z.string(),
  line: z.int(),
  column: z.int(),
  endLine: z.int(),
  endColumn: z.int(),
};
/** The format that `--format json` promises. Written without the types of the code, so that tests notice changes. */
const jsonReport = z.strictObject({
  version: z.literal(1),
  summary: z.strictObject({
    files: z.int(),
    errors: z.int(),
    warnings: z.int(),
    since: z.optional(
      z.strictObject({
        ref: z.string(),
        changed: z.int(),
        untouched: z.int(),
      }),
    ),
  }),
  diagnostics: z.array(
    z.strictObject({
      ...place,
      rule: z.string(),
      severity: z.enum(["error", "warning"]),
      message: z.string(),
      help: z.string(),
      fixable: z.boolean(),
      related: z.array(z.strictObject({ ...place, message: z.string() })),
    }),
  ),
});
export type JsonReport = z.infer<typeof jsonReport>;

/** A fixed time, so that no test depends on the current date. */
export const NOW = new Date("2026-06-01T12:00:00Z");

/** A temporary folder that is removed after the test. Paths are relative to it. */
export async function createWorkspace(files: Files) {
  const dir = await mkdtemp(join(tmpdir(), "content-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const path = (file: string) => join(dir, file);
  const write = async (changes: Files) => {
    for (const [file, text] of Object.entries(changes)) {
      await mkdir(dirname(path(file)), { recursive: true });
      await writeFile(path(file), text);
    }
  };
  await mkdir(path("content"), { recursive: true });
  await write(files);
  const runHere = (
    args: readonly string[],
    changes: Partial<CommandContext> = {},
  ) => runInFolder(dir, args, changes);
  const report = async (...args: string[]): Promise<JsonReport> => {
    const { stdout } = await runHere([...args, "--format", "json"]);
    return jsonReport.parse(JSON.parse(stdout));
  };
  return {
    dir,
    path,
    write,
    run: runHere,
    read: (file: string) => readFile(path(file), "utf8"),
    remove: (file: string) => rm(path(file), { recursive: true }),
    /** The JSON report of `content validate`. */
    validate: (...args: string[]) => report("validate", ...args),
    /** The JSON report of another command. */
    report,
  };
}

export type Workspace = Awaited<ReturnType<typeof createWorkspace>>;

async function runInFolder(
  cwd: string,
  argv: readonly string[],
  changes: Partial<CommandContext>,
): Promise<RunResult> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const texts = { stdout: "", stderr: "" };
  stdout.on("data", (chunk) => (texts.stdout += String(chunk)));
  stderr.on("data", (chunk) => (texts.stderr += String(chunk)));
  const stdin = new PassThrough();
  const env = {};
  const code = await run({
    argv,
    cwd,
    stdin,
    stdout,
    stderr,
    env,
    clock: () => NOW,
    ...changes,
  });
  return { code, ...texts };
}
