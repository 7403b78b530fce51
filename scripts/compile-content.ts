import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { projectRoot, runCommand } from "./run-command.ts";

/** The folder that the compiler writes to and the server reads from. */
export function compiledFolder(): string {
  return resolve(projectRoot, process.env["CONTENT_OUT"] || ".content");
}

/**
 * Compiles the content before a start. If it has errors, the compiler reports them and the site starts with the last
 * index. Without such an index the process ends. Share images are drawn later by the watch process.
 * @param options of `content build`
 */
export async function compileContent(
  options: readonly string[] = [],
): Promise<void> {
  const build = [
    "cli/content.mjs",
    "build",
    "--git-dates",
    "--no-share-images",
    ...options,
  ];
  const code = await runCommand("node", build);
  if (code === 0) return;
  const index = join(compiledFolder(), "index.json");
  if (!existsSync(index)) process.exit(code);
  process.stderr.write(
    "The content has errors. The site starts with the last index without errors.\n",
  );
}
