import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** Makes Node say that it is version 20. */
const pretendOld = `data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "20.1.0" } })`;

test("an install by an npm of a Node that is too old says so", () => {
  const script = fileURLToPath(
    new URL("../scripts/link-commands.ts", import.meta.url),
  );
  const run = (version: string) =>
    spawnSync(process.execPath, [script], {
      encoding: "utf8",
      env: { npm_config_user_agent: `npm/9.2.0 node/${version} linux x64` },
    });
  expect(run("v18.20.4")).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^error: npm runs with Node 18 [^\n]+\n$/u),
  });
  expect(run("v20.19.2").status).toBe(0);
});

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
