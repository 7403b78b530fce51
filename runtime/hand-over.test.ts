import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Makes Node say that it is version 20. */
const pretendOld = `data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "20.1.0" } })`;

/** Prints its version, process id and arguments. Waits for a signal or ends with a code. */
const script = `
import { handOver } from ${JSON.stringify(new URL("hand-over.mjs", import.meta.url).href)};
if (!(await handOver(import.meta.url))) {
  const [code, ...rest] = process.argv.slice(2);
  if (code === "wait") {
    setInterval(() => {}, 1000);
    if (rest.length > 0) process.on(rest[0], () => process.exit(7));
  } else process.exitCode = Number(code);
  console.log(process.versions.node.split(".")[0], process.pid, ...rest);
}
`;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hand over "));
  await writeFile(join(folder, "command.mjs"), script);
});
afterAll(() => rm(folder, { recursive: true }));

function start(args: string[], options = ["--import", pretendOld]) {
  const command = join(folder, "command.mjs");
  const child = spawn(process.execPath, [...options, command, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    cwd: tmpdir(),
  });
  return { child, closed: once(child, "close") };
}

test("runs the command with the installed Node and passes its exit status on", async () => {
  const { child, closed } = start(["3", "an argument", "--flag"]);
  const [printed] = await once(child.stdout, "data");
  expect(String(printed)).toMatch(/^24 \d+ an argument --flag\n$/u);
  expect(await closed).toEqual([3, null]);
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "leaves it to the command what %s does",
  async (signal) => {
    const { child, closed } = start(["wait", signal]);
    await once(child.stdout, "data");
    child.kill(signal);
    expect(await closed).toEqual([7, null]);
  },
);

test("ends by the signal that ended the command", async () => {
  const { child, closed } = start(["wait"]);
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect(await closed).toEqual([null, "SIGTERM"]);
});

test("ends the command when the process that handed over to it is killed", async () => {
  const { child, closed } = start(["wait"]);
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  // The command has its stdout as well: it is closed when both have ended.
  expect(await closed).toEqual([null, "SIGKILL"]);
});

test("says in one line what to do where no other Node is installed", async () => {
  const lonely = await mkdtemp(join(tmpdir(), "lonely "));
  await cp(
    new URL("hand-over.mjs", import.meta.url),
    join(lonely, "runtime/hand-over.mjs"),
  );
  await writeFile(
    join(lonely, "server.mjs"),
    'import { handOver } from "./runtime/hand-over.mjs";await handOver(import.meta.url);',
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", pretendOld, join(lonely, "server.mjs")],
    { encoding: "utf8" },
  );
  await rm(lonely, { recursive: true });
  expect(stderr).toBe(
    "error: This command needs Node 24, and this is Node 20.1.0. Install it from https://nodejs.org.\n",
  );
  expect(status).toBe(2);
});

test("starts no other process on a Node that is new enough", async () => {
  const { child, closed } = start(["0"], []);
  const [printed] = await once(child.stdout, "data");
  expect(String(printed)).toContain(` ${child.pid}`);
  expect(await closed).toEqual([0, null]);
});
