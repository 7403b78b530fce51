import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smallHeap } from "./heap-flags.mjs";

const script = `
import { restartWith } from ${JSON.stringify(new URL("restart-with.mjs", import.meta.url).href)};
restartWith(import.meta.url, ${JSON.stringify(smallHeap)});
const { pid, execArgv, argv } = process;
console.log(JSON.stringify({ pid, execArgv, args: argv.slice(2), arenas: process.env.MALLOC_ARENA_MAX }));
`;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "restart with "));
  await writeFile(join(folder, "command.mjs"), script);
  await writeFile(join(folder, "other.mjs"), 'import "./command.mjs";');
});
afterAll(() => rm(folder, { recursive: true }));

function run(options: string[], command = "command.mjs") {
  const args = [...options, join(folder, command), "an argument"];
  const { MALLOC_ARENA_MAX: _, NODE_OPTIONS: __, ...env } = process.env;
  const { pid, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env,
  });
  expect(stderr).toBe("");
  return { started: pid, ...JSON.parse(stdout) };
}

test.skipIf(process.platform === "win32")(
  "starts a command again in its own process, with flags and environment",
  () => {
    const { started, ...again } = run([]);
    expect(again).toEqual({
      pid: started,
      execArgv: smallHeap.flags,
      args: ["an argument"],
      arenas: "2",
    });
  },
);

test("keeps a size that is already set", () => {
  const chosen = "--max-semi-space-size=32";
  const rest = smallHeap.flags.filter((flag) => !flag.includes("semi"));
  expect(run([chosen]).execArgv).toEqual([...rest, chosen]);
});

test("does not restart a script that imports the command", () => {
  expect(run([], "other.mjs").execArgv).toEqual([]);
});

test("does not restart where Node cannot be found again", () => {
  const lost = `data:text/javascript,process.execPath = "node"`;
  expect(run(["--import", lost]).execArgv).toEqual(["--import", lost]);
});

test("sets the same flags as npm start", async () => {
  const file = await readFile(new URL("../package.json", import.meta.url));
  const { start } = JSON.parse(file.toString()).scripts;
  const env = Object.entries(smallHeap.env).map((pair) => pair.join("="));
  const command = ["exec node", ...smallHeap.flags];
  expect(start).toBe([...env, ...command, "scripts/start.ts"].join(" "));
});
