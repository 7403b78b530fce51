import { appendFile, mkdir, readdir, rm, utimes } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import {
  createWorkspace,
  type Files,
  type Workspace,
} from "../../proof/testing/create-workspace.ts";
import {
  post,
  SAMPLE,
  secondPost,
  SNIPPET,
  SVG,
  WIREFRAME,
} from "../../proof/testing/sample-files.ts";
import { openCache } from "./open-cache.ts";

const FOLDER = {
  ...SAMPLE,
  "content/blog/second-post/index.md": secondPost(
    { image: "{ src: ./chart.svg, alt: A chart }" },
    "{{wireframe:feed}}\n",
  ),
  "content/blog/second-post/chart.svg": SVG,
  "content/wireframes/feed.yaml": WIREFRAME,
};

const LINES = ".content/cache/entries.jsonl";
const LAST = ".content/cache/last-build.json";
const ANSWER = ".content/cache/last-build-answer.json";
const FINDINGS = ".content/cache/findings.json";
const OUTPUTS = ".content/cache/outputs.json";

async function openBuilt(files: Files = FOLDER) {
  const workspace = await createWorkspace(files);
  await workspace.run(["build"]);
  return workspace;
}

/** What lies in an output folder, caches aside. */
async function readOutput(workspace: Workspace, out: string) {
  const names = await readdir(workspace.path(out), {
    recursive: true,
  }).catch(() => []);
  const files = names.filter((name) => /\.(?:json|svg)$/u.test(name));
  const texts = files
    .filter((name) => !name.startsWith("cache"))
    .toSorted()
    .map(async (name) => [name, await workspace.read(`${out}/${name}`)]);
  return Promise.all(texts);
}

/** Builds, and gives what differs from a build that remembers nothing. */
async function findDifference(workspace: Workspace) {
  const build = async (out: string, ...args: string[]) => {
    const command = ["build", "--format", "json", "--out", out, ...args];
    const { code, stderr, stdout } = await workspace.run(command);
    const [told] = stderr.split(" ");
    return { code, stdout, told, output: await readOutput(workspace, out) };
  };
  const warm = await build(".content");
  const cold = await build("cold", "--no-cache");
  return isDeepStrictEqual(warm, cold) ? undefined : { warm, cold };
}

/** What happens to a file of the cache while nobody looks. */
const damages: Record<string, (text: string) => string> = {
  "cut off": (text) => text.slice(0, -20),
  "cut off in the middle": (text) => text.slice(0, text.length / 2),
  "with garbage in it": (text) => text.replace("blog", "%&\tx\n{"),
  "with another key": (text) => text.replace(/^./u, "~"),
  "with NULs in it": (text) => text.replaceAll("a", "\0"),
  "with other values in it": (text) =>
    text.replaceAll("Some text", "Other words").replaceAll("blog", "docs"),
  "with other kinds of values in it": (text) =>
    text
      .replaceAll(/"diagnostics":\[\]/gu, '"diagnostics":7')
      .replaceAll(/"index.json",\[[^\]]*\]/gu, '"index.json",7'),
  "of JSON, but not ours": () => '{"a":1}\n',
  empty: () => "",
};

test.for(
  [LINES, LAST, ANSWER, FINDINGS, OUTPUTS].flatMap((file) =>
    Object.keys(damages).map((damage) => [file, damage] as const),
  ),
)("builds as if it were not there with %s %s", async ([file, damage]) => {
  const workspace = await openBuilt();
  const text = await workspace.read(file);
  await workspace.write({ [file]: damages[damage]?.(text) ?? "" });
  expect(await findDifference(workspace)).toBeUndefined();
  // Body and cache are needed again now.
  await workspace.remove(".content/blog/first-post.json");
  expect(await findDifference(workspace)).toBeUndefined();
});

test("does without a cache where none can be written", async () => {
  const workspace = await createWorkspace(FOLDER);
  await workspace.write({ ".content/cache": "not a folder" });
  expect(await findDifference(workspace)).toBeUndefined();
  expect(await findDifference(workspace)).toBeUndefined();
  await rm(workspace.path(".content/cache"));
  await mkdir(workspace.path(LINES), { recursive: true });
  expect(await findDifference(workspace)).toBeUndefined();
  expect(await findDifference(workspace)).toBeUndefined();
});

test("keeps what stands before a line that was cut off, and goes on after it", async () => {
  const workspace = await openBuilt();
  await appendFile(workspace.path(LINES), "1abc\tdigest\tblog/fir");
  const opened = openCache(workspace.path(".content"));
  expect(opened.entries.has("blog/second-post/index.md")).toBe(true);
  await workspace.write({ "content/blog/first-post.md": post({}, "New.\n") });
  await workspace.run(["build"]);
  const lines = (await workspace.read(LINES)).split("\n");
  // The key, two files, the rest of one, and what was added.
  expect(lines).toHaveLength(6);
});

test("believes no line that a run of another key has added", async () => {
  const workspace = await openBuilt();
  const { openEntryCache } = await import("./entry-cache.ts");
  const path = workspace.path("cache/entries.jsonl");
  const old = openEntryCache(path, { key: "old" });
  const file = { file: "blog/a.md", digest: "d", diagnostics: [] };
  const recent = openEntryCache(path, { key: "new" });
  recent.set({ ...file, file: "blog/b.md" });
  recent.save();
  old.set({ ...file, file: "blog/c.md" });
  old.save();
  recent.set(file);
  recent.save();
  const again = openEntryCache(path, { key: "old" });
  expect(again.get("blog/b.md", "d")).toBeUndefined();
  const other = openEntryCache(path, { key: "new" });
  expect(other.get("blog/c.md", "d")).toBeUndefined();
});

test("recalls nothing after a build that another one has followed", async () => {
  const workspace = await openBuilt();
  await workspace.write({ "content/blog/first-post.md": post({}, "New.\n") });
  await workspace.run(["build", "--no-cache"]);
  await workspace.write({ "content/blog/first-post.md": post() });
  expect(await findDifference(workspace)).toBeUndefined();
});

test("repeats no result that belongs to another run", async () => {
  const workspace = await openBuilt();
  const answer = await workspace.read(ANSWER);
  const broken = { "content/blog/first-post.md": post({ title: "Short" }) };
  await workspace.write(broken);
  await workspace.run(["build"]);
  // As if a run had been killed between the two files.
  await workspace.write({ [ANSWER]: answer });
  expect(await findDifference(workspace)).toBeUndefined();
});

test("takes a preview out of the output again", async () => {
  const workspace = await openBuilt({
    ...FOLDER,
    "content/blog/first-post.md": post({ draft: "true" }),
  });
  await workspace.run(["build", "--drafts", "--no-cache"]);
  expect(await workspace.read(".content/blog/first-post.json")).toContain("S");
  expect(await findDifference(workspace)).toBeUndefined();
});

test("removes what a build that was killed has left", async () => {
  const workspace = await openBuilt();
  await workspace.write({ ".content/blog/draft.json": "{}" });
  expect(await findDifference(workspace)).toBeUndefined();
});

test.for([
  ["a body", ".content/blog/first-post.json"],
  ["the index", ".content/index.json"],
])("mends %s that was changed or removed by hand", async ([, file = ""]) => {
  const workspace = await openBuilt();
  const text = await workspace.read(file);
  await workspace.write({ [file]: text.replace("Some", "Same") });
  expect(await findDifference(workspace)).toBeUndefined();
  await workspace.remove(file);
  expect(await findDifference(workspace)).toBeUndefined();
});

test("mends an image that was changed or removed by hand", async () => {
  const workspace = await openBuilt();
  const [name] = await readdir(workspace.path(".content/assets"));
  const image = `.content/assets/${name}`;
  await workspace.write({ [image]: SVG.replace("<rect", "<bad ") });
  expect(await findDifference(workspace)).toBeUndefined();
  await workspace.remove(image);
  expect(await findDifference(workspace)).toBeUndefined();
});

test("mends a file of the output that was changed by hand with its size and time kept", async () => {
  const workspace = await openBuilt();
  const [image] = await readdir(workspace.path(".content/assets"));
  for (const name of [
    "index.json",
    "blog/second-post.json",
    `assets/${image}`,
  ]) {
    const path = `.content/${name}`;
    const text = await workspace.read(path);
    for (const written of [text, text.replace(/[a-z]/u, "#")]) {
      await workspace.write({ [path]: written });
      await utimes(workspace.path(path), 1, 1);
      await workspace.run(["build"]);
    }
    expect(await workspace.read(path)).toBe(text);
  }
});

test("sees an image that was replaced by one of the same size and time", async () => {
  const workspace = await openBuilt();
  const image = "content/blog/second-post/chart.svg";
  const drawn = "public/images/a.svg";
  await workspace.write({ [drawn]: SVG });
  await workspace.run(["build"]);
  for (const path of [image, drawn]) {
    await workspace.write({ [path]: SVG.replace("<rect", "<bad ") });
    await utimes(workspace.path(path), 1, 1);
  }
  expect(await findDifference(workspace)).toBeUndefined();
});

test("tells a fragment with errors from one that is not there", async () => {
  const workspace = await createWorkspace({
    ...FOLDER,
    "content/wireframes/feed.yaml": "title: 7\n",
    "content/snippets/lead.yaml": SNIPPET,
  });
  await workspace.validate();
  await workspace.remove("content/wireframes/feed.yaml");
  const warm = await workspace.validate();
  const cold = await workspace.validate("--out", "none");
  expect(warm).toEqual(cold);
  expect(warm.diagnostics.map(({ rule }) => rule)).toContain(
    "placeholder/unknown",
  );
});

test("leaves no image of a draft where the site shows it", async () => {
  const workspace = await openBuilt({
    ...FOLDER,
    "content/blog/second-post/index.md": secondPost(
      { draft: "true", image: "{ src: ./chart.svg, alt: A chart }" },
      "![A chart](./chart.svg)\n",
    ),
  });
  const names = (await readOutput(workspace, ".content")).flatMap(
    ([name = ""]) => (name.startsWith("previews/") ? [] : name),
  );
  expect(names).toEqual(["blog/first-post.json", "index.json"]);
});

test("says of a strict build what a strict build says that remembers nothing", async () => {
  const workspace = await createWorkspace({
    ...FOLDER,
    "content/blog/first-post.md": post({ title: "Short" }, "[here](/blog)\n"),
  });
  await workspace.run(["build"]);
  const strict = await workspace.run(["build", "--strict", "--json"]);
  expect(strict.code).toBe(1);
  expect(JSON.parse(strict.stdout)).toMatchObject({ event: "failed" });
});

test("leaves nothing behind when it only looks", async () => {
  const posts = Array.from({ length: 201 }, (_, at) => [
    `content/blog/post-${at}.md`,
    post({ id: String(at) }),
  ]);
  const workspace = await createWorkspace(Object.fromEntries(posts));
  await workspace.run(["list"]);
  expect(await readdir(workspace.dir)).toEqual(["content"]);
});
