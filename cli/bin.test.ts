import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, symlink, watch } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createWorkspace } from "./proof/testing/create-workspace.ts";
import { post, SAMPLE } from "./proof/testing/sample-files.ts";

const bin = fileURLToPath(new URL("content.mjs", import.meta.url));

function start(cwd: string, ...args: string[]) {
  const child = spawn(process.execPath, [bin, ...args], { cwd });
  let output = "";
  let messages = "";
  child.stderr.on("data", (chunk) => (messages += String(chunk)));
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) =>
    child.once("close", resolve),
  );
  const shows = async (text: string) => {
    while (!output.includes(text)) await once(child.stdout, "data");
  };
  const texts = { messages: () => messages, output: () => output };
  return { child, ended, shows, ...texts };
}

test("runs from any folder and sets the exit code", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const good = start(workspace.dir, "build");
  expect(await good.ended).toBe(0);
  expect(good.output()).toContain("0 errors and 2 warnings in 3 files.");
  await workspace.write({ "content/blog/b.md": "" });
  expect(await start(workspace.dir, "validate").ended).toBe(1);
  expect(await start(workspace.path("content"), "validate").ended).toBe(2);
});

test("ends when a build fails while its thread is starting", async () => {
  const numbers = Array.from({ length: 700 }, (_, number) => number + 2);
  const posts = numbers.map((id) => [
    `content/blog/${id}.md`,
    post({ id: `${id}` }),
  ]);
  const workspace = await createWorkspace({
    ...SAMPLE,
    ...Object.fromEntries(posts),
  });
  await mkdir(workspace.path(".content"));
  await symlink(workspace.path("content"), workspace.path(".content/blog"));
  const { ended, messages } = start(workspace.dir, "build");
  expect(await ended).toBe(2);
  expect(messages()).toContain("link");
});

test("leaves no part of a file when the system limits its size", async () => {
  const words = "word ".repeat(20_000);
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/first-post.md": post({}, words),
  });
  const limited = ["-c", 'ulimit -f 16; exec "$0" "$@"', process.execPath, bin];
  const build = spawn("sh", [...limited, "build"], { cwd: workspace.dir });
  let messages = "";
  build.stderr.on("data", (chunk) => (messages += String(chunk)));
  expect(await new Promise((resolve) => build.once("close", resolve))).toBe(2);
  expect(messages).toContain("the system allows no file of that size");
  expect(await readdir(workspace.path(".content/blog"))).toEqual([]);
});

test.for([
  ["SIGINT", 130, "error: Stopped by SIGINT.\n"],
  ["SIGTERM", 143, "error: Stopped by SIGTERM.\n"],
  ["SIGKILL", null, ""],
] as const)("stops a build on %s, and leaves the last one", async (example) => {
  const [signal, code, message] = example;
  const workspace = await createWorkspace(SAMPLE);
  await workspace.run(["build"]);
  const index = await workspace.read(".content/index.json");
  const numbers = Array.from({ length: 1000 }, (_, number) => number + 2);
  const posts = numbers.map((id) => [
    `content/blog/${id}.md`,
    post({ id: `${id}` }),
  ]);
  await workspace.write(Object.fromEntries(posts));
  const cache = watch(workspace.path(".content/cache"));
  const { child, ended, messages } = start(workspace.dir, "build");
  // The build has begun, and has hundreds of texts to compile.
  for await (const { filename } of cache)
    if (filename?.startsWith("compiled.sqlite")) break;
  child.kill(signal);
  expect(await ended).toBe(code);
  expect(messages()).toBe(message);
  expect(await workspace.read(".content/index.json")).toBe(index);
  const left = await readdir(workspace.path(".content/blog"));
  expect(left).toEqual(["first-post.json"]);
  // A lock that a killed build has left is no obstacle.
  const [next] = posts;
  await workspace.remove("content/blog");
  await workspace.write(Object.fromEntries([next ?? []]));
  expect(await start(workspace.dir, "build").ended).toBe(0);
});

test("writes one build after the other into the same output", async () => {
  const workspace = await createWorkspace(SAMPLE);
  await workspace.write({
    "content/blog/second-post.md": post({ id: "2", draft: "true" }),
  });
  const builds = ["--drafts", "--future", "--drafts", "--future"].map((each) =>
    start(workspace.dir, "build", each),
  );
  expect(await Promise.all(builds.map(({ ended }) => ended))).toEqual([
    0, 0, 0, 0,
  ]);
  expect(await start(workspace.dir, "build").ended).toBe(0);
  const alone = start(workspace.dir, "build", "--out", "alone");
  expect(await alone.ended).toBe(0);
  expect(await workspace.read(".content/index.json")).toBe(
    await workspace.read("alone/index.json"),
  );
});

test.for(["SIGINT", "SIGTERM"] as const)(
  "ends a watch with 0 on %s",
  async (signal) => {
    const workspace = await createWorkspace(SAMPLE);
    const { child, ended, shows } = start(
      workspace.dir,
      "build",
      "--watch",
      "--json",
    );
    await shows('{"event":"ready"}');
    child.kill(signal);
    expect(await ended).toBe(0);
  },
);

test("ends a watch when its parent process ends", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { child, ended, shows } = start(
    workspace.dir,
    "build",
    "--watch",
    "--json",
    "--until-stdin-closes",
  );
  await shows('{"event":"ready"}');
  child.stdin.end();
  expect(await ended).toBe(0);
});

test("keeps its exit code when the reader closes the pipe", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const { child, ended } = start(workspace.dir, "list", "--format", "json");
  child.stdout.destroy();
  expect(await ended).toBe(0);
});
