import { mkdir, readdir, rename } from "node:fs/promises";
import { PassThrough } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { createWorkspace } from "../../proof/testing/create-workspace.ts";
import {
  post,
  SAMPLE,
  secondPost,
  SVG,
} from "../../proof/testing/sample-files.ts";

interface WatchEvent {
  event: string;
  diagnostics?: { rule: string; severity: string }[];
  message?: string;
}

async function startWatch(files = SAMPLE) {
  const workspace = await createWorkspace(files);
  const stop = new AbortController();
  const events: WatchEvent[] = [];
  let told: (() => void) | undefined;
  const stdout = new PassThrough();
  stdout.on("data", (chunk) => {
    for (const line of String(chunk).trim().split("\n"))
      events.push(JSON.parse(line));
    told?.();
  });
  const ended = workspace.run(["build", "--watch", "--json"], {
    stdout,
    signal: stop.signal,
  });
  onTestFinished(async () => {
    stop.abort();
    await ended;
  });
  /** The next event that has not been waited for. */
  const next = async (): Promise<WatchEvent> => {
    const event = events.shift();
    if (event !== undefined) return event;
    await new Promise<void>((resolve) => (told = resolve));
    return next();
  };
  const start = [await next(), await next()].map(({ event }) => event);
  return { workspace, next, ended, stop, start };
}

test("builds, says that it is ready, and ends with 0 when it is told to", async () => {
  const { ended, start, stop } = await startWatch();
  expect(start).toEqual(["built", "ready"]);
  stop.abort();
  expect((await ended).code).toBe(0);
});

test("builds again after a save", async () => {
  const { next, workspace } = await startWatch();
  await workspace.write({
    "content/blog/first-post.md": post({}, "Changed.\n"),
  });
  expect(await next()).toMatchObject({ event: "built", written: 2 });
  expect(await workspace.read(".content/blog/first-post.json")).toContain(
    "Changed.",
  );
});

test("goes on after an error, keeps the last good index meanwhile, and recovers", async () => {
  const { next, workspace } = await startWatch();
  const before = await workspace.read(".content/index.json");
  await workspace.write({ "content/blog/first-post.md": "---\nid: 1\nti" });
  const failed = await next();
  expect(failed.event).toBe("failed");
  expect(failed.diagnostics).toContainEqual(
    expect.objectContaining({ rule: "front-matter/unclosed" }),
  );
  expect(await workspace.read(".content/index.json")).toBe(before);
  await workspace.write({ "content/blog/first-post.md": post() });
  expect((await next()).event).toBe("built");
});

test("sees files saved by renaming, new folders, images in public/ and deletions", async () => {
  const { next, workspace } = await startWatch();
  await workspace.write({
    "content/.draft.tmp": post({}, "Renamed into place.\n"),
  });
  await rename(
    workspace.path("content/.draft.tmp"),
    workspace.path("content/blog/first-post.md"),
  );
  await expect
    .poll(async () => workspace.read(".content/blog/first-post.json"))
    .toContain("Renamed into place.");

  await mkdir(workspace.path("content/blog/second"));
  await workspace.write({
    "content/blog/second/index.md": secondPost({}, "![A](/images/a.svg)\n"),
  });
  await expect
    .poll(async () => (await next()).diagnostics, { timeout: 60_000 })
    .toContainEqual(expect.objectContaining({ rule: "image/missing" }));

  await workspace.write({ "public/images/a.svg": SVG });
  await expect
    .poll(async () => workspace.read(".content/blog/second.json"), {
      timeout: 60_000,
    })
    .toContain("/images/a.svg");

  await workspace.remove("content/blog/second");
  await expect
    .poll(
      async () =>
        workspace.read(".content/blog/second.json").catch(() => "gone"),
      { timeout: 60_000 },
    )
    .toBe("gone");
});

test("follows the settings file: when it comes, when it is wrong, when it goes", async () => {
  const { next, workspace } = await startWatch({
    ...SAMPLE,
    "content/blog/first-post.md": post({}, "[There](/blog/nowhere)\n"),
  });
  const told = async () => {
    const { diagnostics, event, message } = await next();
    const link = diagnostics?.find(({ rule }) => rule === "link/missing");
    return [event, message ?? link?.severity];
  };
  await workspace.write({ "content.config.yaml": "rules: { link: warn }\n" });
  expect(await told()).toEqual(["built", "warning"]);
  await workspace.write({ "content.config.yaml": "rules: { lnk: warn }\n" });
  expect(await told()).toEqual(["failed", expect.stringContaining("lnk")]);
  // Not with the settings of before.
  await workspace.write({ "content/blog/first-post.md": post() });
  expect(await told()).toEqual(["failed", expect.stringContaining("lnk")]);
  await workspace.remove("content.config.yaml");
  expect(await told()).toEqual(["built", undefined]);
});

test("says in one sentence what keeps it from building, and goes on", async () => {
  const { next, workspace } = await startWatch();
  const [there, away] = [workspace.path("content"), workspace.path("away")];
  await rename(there, away);
  expect(await next()).toMatchObject({
    event: "failed",
    message: "content disappeared while the command was running.",
    hint: "Run the command again.",
  });
  await rename(away, there);
  expect((await next()).event).toBe("built");
});

test("does not build again when nothing has changed", async () => {
  const { next, workspace } = await startWatch();
  await workspace.read("content/blog/first-post.md");
  await mkdir(workspace.path(".content/other"));
  const nothing = new Promise((resolve) =>
    setTimeout(() => resolve("nothing"), 1500),
  );
  expect(await Promise.race([next(), nothing])).toBe("nothing");
});

test("mends with the next build what somebody did to the output", async () => {
  const { next, workspace } = await startWatch({
    ...SAMPLE,
    "content/blog/second-post.md": secondPost({}, "Old.\n"),
  });
  const touch = async (text: string) => {
    await workspace.write({
      "content/blog/second-post.md": secondPost({}, text),
    });
    expect((await next()).event).toBe("built");
  };
  await touch("New.\n");
  const body = ".content/blog/first-post.json";
  const before = await workspace.read(body);
  // The event may be that of a build which had begun before.
  const expectMended = async () => {
    await expect
      .poll(() => workspace.read(body).catch(() => "gone"))
      .toBe(before);
  };
  await workspace.write({ [body]: "{}" });
  await touch("Newer.\n");
  await expectMended();
  await workspace.remove(body);
  await touch("Newest.\n");
  await expectMended();
  await workspace.write({ ".content/blog/other.json": "{}" });
  await expect
    .poll(async () => {
      await touch(`${Math.random()}\n`);
      return readdir(workspace.path(".content/blog"));
    })
    .toEqual(["first-post.json", "second-post.json"]);
  await workspace.remove(".content");
  await touch("All anew.\n");
  await expectMended();
});

test("builds once for a file that is renamed into place", async () => {
  const { next, workspace } = await startWatch();
  const target = workspace.path("content/blog/first-post.md");
  await workspace.write({ "first.tmp": post({}, "Renamed.\n") });
  await rename(workspace.path("first.tmp"), target);
  expect((await next()).event).toBe("built");
  const nothing = new Promise((resolve) =>
    setTimeout(() => resolve("nothing"), 1300),
  );
  expect(await Promise.race([next(), nothing])).toBe("nothing");
});

test("ends when stdin closes, if asked to", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const stdin = new PassThrough();
  const running = workspace.run(["build", "--watch", "--until-stdin-closes"], {
    stdin,
  });
  stdin.end();
  expect((await running).code).toBe(0);
});
