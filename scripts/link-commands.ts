import { lstatSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import facts from "../package.json" with { type: "json" };
import { projectRoot } from "./run-command.ts";

// npm says who it is. Under an older Node it leaves out what does not fit that one, which the build then misses.
const [, npmNode = "24"] =
  /\bnode\/v(\d+)/u.exec(process.env["npm_config_user_agent"] ?? "") ?? [];
if (Number(npmNode) < 20) {
  console.error(
    `error: npm runs with Node ${npmNode} and has left out packages that need a newer one. Install Node 20 or newer, then run npm ci again.`,
  );
  process.exit(2);
}

/**
 * Puts the project's own commands into `node_modules/.bin`, where npm only puts those of packages. npm runs this
 * after an install. With that folder in the PATH, a command starts immediately, while `npx` first searches all of
 * `node_modules`.
 */
const folder = join(projectRoot, "node_modules/.bin");
for (const [name, file] of Object.entries(facts.bin)) {
  const link = join(folder, name);
  if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
  try {
    symlinkSync(relative(folder, join(projectRoot, file)), link);
  } catch {
    // On Windows, not every user may create links. `npx` still works.
  }
}
