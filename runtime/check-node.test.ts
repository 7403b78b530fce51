import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** Makes Node say that it is version 20. */
const pretendOld = `data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "20.1.0" } })`;

test.each([
  "cli/content.mjs",
  "server/start.mjs",
  "server/inbox/inbox-command.mjs",
  "server/export/export-command.mjs",
])("%s says in one line which Node it needs", (command) => {
  const file = fileURLToPath(new URL(`../${command}`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", pretendOld, file],
    { encoding: "utf8" },
  );
  expect(stderr).toMatch(
    /^error: This command needs Node 24, and this is Node 20\.1\.0\. [^\n]+\n$/u,
  );
  expect(stdout).toBe("");
  expect(status).toBe(2);
});
