import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { projectRoot, runCommand } from "./run-command.ts";

/**
 * Compiles the content before a start. If it has errors, the compiler reports them and the site starts with the last
 * index. Without such an index the process ends.
 */
export async function compileContent(): Promise<void> {
  const code = await runCommand("node", [
    "cli/content.mjs",
    "build",
    "--git-dates",
  ]);
  if (code === 0) return;
  const index = join(
    resolve(projectRoot, process.env["CONTENT_OUT"] ?? ".content"),
    "index.json",
  );
  if (!existsSync(index)) process.exit(code);
  process.stderr.write(
    "The content has errors. The site starts with the last index without errors.\n",
  );
}
