import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const execute = promisify(execFile);
const command = join(import.meta.dirname, "inbox-command.mjs");

/** Prints the address of every module that is loaded. */
const listModules = `data:text/javascript,
import { writeSync } from "node:fs";
import { registerHooks } from "node:module";
registerHooks({ load(url, context, next) { writeSync(2, url + "\\n"); return next(url, context); } });`;

test("loads neither PostgreSQL nor mail for a command on SQLite, from any folder", async () => {
  const { stdout, stderr } = await execute(
    process.execPath,
    ["--import", listModules, command, "--help"],
    { cwd: tmpdir() },
  );
  expect(stdout).toContain("Usage: inbox");
  const packages = [...stderr.matchAll(/\/node_modules\/([^/\n]+)/gu)];
  expect(new Set(packages.map(([, name]) => name))).toEqual(
    new Set(["commander", "kysely", "zod"]),
  );
});
