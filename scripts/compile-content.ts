import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { projectRoot, runCommand } from "./run-command.ts";

/**
 * Compiles the content before a start. Content with errors does not keep the site down while an earlier index is
 * there: the compiler has said what is wrong, and the site starts with what it had. Without one the process ends.
 */
export async function compileContent(): Promise<void> {
  const code = await runCommand("node", ["cli/content.mjs", "build"]);
  if (code === 0) return;
  const index = join(
    resolve(projectRoot, process.env["CONTENT_OUT"] ?? ".content"),
    "index.json",
  );
  if (!existsSync(index)) process.exit(code);
  process.stderr.write(
    "The content has errors: starting with the last good index.\n",
  );
}
