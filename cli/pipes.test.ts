import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createWorkspace } from "./proof/testing/create-workspace.ts";
import { SAMPLE, secondPost } from "./proof/testing/sample-files.ts";

const bin = fileURLToPath(new URL("content.mjs", import.meta.url));
const LINKS = 4_000;
const links = Array.from(
  { length: LINKS },
  (_, index) => `[a](/no-${index})\n`,
);
const invalid = {
  ...SAMPLE,
  "content/blog/b.md": secondPost({}, links.join("\n")),
};

function start(cwd: string, args: string[], stdout: number | "pipe" = "pipe") {
  const child = spawn(process.execPath, [bin, ...args], {
    cwd,
    stdio: ["ignore", stdout, "ignore"],
  });
  const ended = new Promise<number | null>((resolve) =>
    child.once("close", resolve),
  );
  return { output: child.stdout, ended };
}

test("keeps its exit code when the reader leaves in the middle", async () => {
  const { dir } = await createWorkspace(invalid);
  for (const format of ["json", "compact"]) {
    const { ended, output } = start(dir, ["validate", "--format", format]);
    output?.once("data", () => output.destroy());
    expect(await ended).toBe(1);
  }
});

test("keeps its exit code when nobody reads its output", async () => {
  const { dir } = await createWorkspace(invalid);
  const { ended, output } = start(dir, ["validate", "--format", "json"]);
  output?.destroy();
  expect(await ended).toBe(1);
});

test("writes all of a long report to a slow reader", async () => {
  const { dir } = await createWorkspace(invalid);
  const { ended, output } = start(dir, ["validate", "--format", "jsonl"]);
  let text = "";
  output?.setEncoding("utf8");
  for await (const chunk of output ?? []) {
    text += String(chunk);
    await setTimeout(5);
  }
  expect(await ended).toBe(1);
  const broken = text
    .trimEnd()
    .split("\n")
    .filter((line) => JSON.parse(line).rule === "link/missing");
  expect(broken).toHaveLength(LINKS);
});

test.runIf(process.platform === "linux")(
  "exits with 2 when a report does not fit on the disk",
  async () => {
    const { dir } = await createWorkspace(SAMPLE);
    const full = openSync("/dev/full", "w");
    expect(await start(dir, ["validate", "--format", "json"], full).ended).toBe(
      2,
    );
  },
);
