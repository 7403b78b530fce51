import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { mustRun, projectRoot, runCommand } from "./run-command.ts";

/** The folder that the compiler writes to and the server reads from. */
export function compiledFolder(): string {
  return resolve(projectRoot, process.env["CONTENT_OUT"] || ".content");
}

/** The command that compiles the content for the site, which also shows when each text was changed. */
const COMPILE = ["cli/content.mjs", "build", "--git-dates"];

/**
 * Compiles the content for a build or an export. Ends the process if it has errors.
 * @param options of `content build`
 */
export function mustCompileContent(
  options: readonly string[] = [],
): Promise<void> {
  return mustRun("node", [...COMPILE, ...options]);
}

/** Compiles what has no errors, for a preview that says what the others are. @param options of `content build` */
export async function compilePreview(
  options: readonly string[],
): Promise<void> {
  await runCommand("node", [
    ...COMPILE,
    "--keep-going",
    "--no-share-images",
    ...options,
  ]);
}

/**
 * Compiles the content before a start. If it has errors, the compiler reports them and the site starts with the last
 * index. Without such an index the process ends. Share images are drawn later by the watch process.
 */
export async function compileContent(): Promise<void> {
  const code = await runCommand("node", [...COMPILE, "--no-share-images"]);
  if (code === 0) return;
  const index = join(compiledFolder(), "index.json");
  if (!existsSync(index)) process.exit(code);
  process.stderr.write(
    "The content has errors. The site starts with the last index without errors.\n",
  );
}
