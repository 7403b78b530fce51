import {
  chmod,
  mkdir,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { CompileCache } from "./compile-cache.ts";
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

const FOLDER = {
  ...SAMPLE,
  "content/blog/second-post/index.md": secondPost(
    { image: "{ src: ./chart.svg, alt: A chart }" },
    "{{wireframe:feed}}\n",
  ),
  "content/blog/second-post/chart.svg": SVG,
  "content/wireframes/feed.yaml": WIREFRAME,
};

const CACHE = ".content/cache/compiled.sqlite";

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

type Damage = (bytes: Buffer) => Buffer;

/** What happens to the cache while nobody looks. */
const damages: [name: string, damage: Damage][] = [
  ["cut off", (bytes) => bytes.subarray(0, -20)],
  ["cut off in the middle", (bytes) => bytes.subarray(0, bytes.length / 2)],
  ["cut off after its head", (bytes) => bytes.subarray(0, 100)],
  ["with garbage in it", (bytes) => fill(bytes, "%&\tx\n{")],
  ["with NULs in it", (bytes) => fill(bytes, "\0")],
  ["with another head", (bytes) => Buffer.concat([Buffer.from("~"), bytes])],
  ["that is no database", () => Buffer.from('{"a":1}\n')],
  ["that is empty", () => Buffer.alloc(0)],
];

/** Fills a part after the first page. */
function fill(bytes: Buffer, text: string): Buffer {
  return Buffer.from(bytes).fill(text, 4096, bytes.length - 4096);
}

test.for(damages)(
  "builds as if it were not there with a cache %s",
  async ([, damage]) => {
    const workspace = await openBuilt();
    const bytes = await readFile(workspace.path(CACHE));
    await writeFile(workspace.path(CACHE), damage(bytes));
    expect(await findDifference(workspace)).toBeUndefined();
    // Body and cache are needed again now.
    await workspace.remove(".content/blog/first-post.json");
    expect(await findDifference(workspace)).toBeUndefined();
  },
);

test("forgets the files that are gone, and keeps the others", async () => {
  const workspace = await openBuilt();
  const paths = () => {
    const database = new DatabaseSync(workspace.path(CACHE));
    const sql = "select key from item where kind in ('seen', 'compiled')";
    const rows = database.prepare(sql).all();
    database.close();
    return rows.map(({ key }) => String(key)).toSorted();
  };
  const before = paths();
  expect(before.filter((path) => path.includes("second-post"))).toHaveLength(4);
  await workspace.remove("content/blog/second-post");
  await workspace.run(["build"]);
  expect(paths()).toEqual(
    before.filter((path) => !/second-post|assets/u.test(path)),
  );
});

test("reads the texts of the last build while another one replaces them", async () => {
  const workspace = await openBuilt();
  const out = workspace.path(".content");
  const reader = new CompileCache(out, { isWritten: false, isFrozen: true });
  const path = workspace.path("content/blog/first-post.md");
  const digest = reader.lastDigest(path) ?? "";
  const file = reader.find("blog/first-post.md", digest);
  for (const text of ["New.", "Newer.", "Newest."]) {
    await workspace.write({
      "content/blog/first-post.md": post({}, `${text}\n`),
    });
    await workspace.run(["build"]);
  }
  expect(file && reader.bodyOf(file)).toContain("Some");
  const late = new CompileCache(out, { isWritten: false });
  expect(() => file && late.bodyOf(file)).toThrow("no text");
});

test("writes no body that has changed in the cache", async () => {
  const workspace = await openBuilt();
  const database = new DatabaseSync(workspace.path(CACHE));
  database.exec(
    "update item set value = replace(value, 'Some', 'Same') where kind = 'body'",
  );
  database.close();
  await workspace.remove(".content/blog/first-post.json");
  expect(await findDifference(workspace)).toBeUndefined();
});

test("leaves a database of another program alone", async () => {
  const workspace = await createWorkspace(FOLDER);
  await mkdir(workspace.path(".content/cache"), { recursive: true });
  const database = new DatabaseSync(workspace.path(CACHE));
  database.exec("create table item (own text)");
  database.close();
  const before = await readFile(workspace.path(CACHE));
  expect(await findDifference(workspace)).toBeUndefined();
  expect(await readFile(workspace.path(CACHE))).toEqual(before);
});

test("waits for no lock on its cache for long", async () => {
  const workspace = await openBuilt();
  const database = new DatabaseSync(workspace.path(CACHE));
  database.exec("begin exclusive");
  await workspace.write({ "content/blog/first-post.md": post({}, "New.\n") });
  expect(await findDifference(workspace)).toBeUndefined();
  database.close();
  expect(await findDifference(workspace)).toBeUndefined();
});

test("does without a cache where none can be written", async () => {
  const workspace = await createWorkspace(FOLDER);
  await workspace.write({ ".content/cache": "not a folder" });
  expect(await findDifference(workspace)).toBeUndefined();
  expect(await findDifference(workspace)).toBeUndefined();
  await rm(workspace.path(".content/cache"));
  await mkdir(workspace.path(CACHE), { recursive: true });
  expect(await findDifference(workspace)).toBeUndefined();
  await rm(workspace.path(CACHE), { recursive: true });
  await symlink(workspace.path("elsewhere"), workspace.path(CACHE));
  expect(await findDifference(workspace)).toBeUndefined();
  expect(await readdir(workspace.dir)).not.toContain("elsewhere");
});

test("reads a cache that cannot be written", async () => {
  const workspace = await openBuilt();
  await chmod(workspace.path(CACHE), 0o444);
  expect(await findDifference(workspace)).toBeUndefined();
});

test("believes nothing that another version of the tool has kept", async () => {
  const workspace = await openBuilt();
  const database = new DatabaseSync(workspace.path(CACHE));
  database.exec(`update item set key = 'other' where kind = 'tool';
    update item set value = '[]' where kind in ('compiled', 'body');
    insert into item values ('kept', 'text', '1')`);
  database.close();
  const cache = new CompileCache(workspace.path(".content"), {
    isWritten: false,
  });
  expect(cache.recall("text")).toBeUndefined();
  expect(await findDifference(workspace)).toBeUndefined();
});

test("recalls nothing after a build that another one has followed", async () => {
  const workspace = await openBuilt();
  await workspace.write({ "content/blog/first-post.md": post({}, "New.\n") });
  await workspace.run(["build", "--no-cache"]);
  await workspace.write({ "content/blog/first-post.md": post() });
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
