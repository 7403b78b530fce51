import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { createWorkspace } from "../../proof/testing/create-workspace.ts";
import { SAMPLE } from "../../proof/testing/sample-files.ts";
import { watcherFile } from "../cache/cache-dir.ts";
import { claimOutput, findWatcher } from "./output-lock.ts";

const plain = { drafts: false, future: false };
const module = new URL("output-lock.ts", import.meta.url).href;

/** Another process that claims the folder until it is killed. */
async function startWatcher(outDir: string) {
  const code = `const { claimOutput } = await import(${JSON.stringify(module)});
    globalThis.giveBack = claimOutput(${JSON.stringify(outDir)}, { drafts: true, future: false });
    console.log("claimed"); setInterval(() => {}, 1000);`;
  const child = spawn(
    process.execPath,
    ["--input-type=module", "--eval", code],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

test("refuses a second watcher in one sentence, and takes over from one that was killed", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const out = workspace.path(".content");
  const other = await startWatcher(out);

  const second = await workspace.run(["build", "--watch"]);
  expect(second.code).toBe(2);
  expect(second.stderr).toMatch(
    new RegExp(
      `^error: Process ${other.pid} on \\S+ is already watching content and writing to .+\\n`,
      "u",
    ),
  );
  expect(existsSync(workspace.path(".content/index.json"))).toBe(false);

  const gone = once(other, "exit");
  other.kill("SIGKILL");
  await gone;
  expect(findWatcher(out)).toBeUndefined();
  const giveBack = claimOutput(out, plain);
  expect(findWatcher(out)).toMatchObject({ pid: process.pid, preview: plain });
  giveBack();
  expect(findWatcher(out)).toBeUndefined();
});

test("builds beside a watcher, and says if the watcher will replace the output", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const giveBack = claimOutput(workspace.path(".content"), plain);
  onTestFinished(giveBack);
  const same = await workspace.run(["build"]);
  expect(same.code).toBe(0);
  expect(same.stderr).not.toContain("watching");
  const preview = await workspace.run(["build", "--drafts"]);
  expect(preview.code).toBe(0);
  expect(preview.stderr).toContain("its next build replaces this one.\n");
});

test("takes a note that nobody stands behind for nothing", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const out = workspace.path(".content");
  claimOutput(out, plain)();
  // This process lives, but holds no lock: its number may have been used again.
  writeFileSync(
    watcherFile(out),
    JSON.stringify({ pid: process.pid, host: "here", preview: plain }),
  );
  expect(findWatcher(out)).toBeUndefined();
  claimOutput(out, plain)();
});
