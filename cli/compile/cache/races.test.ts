import { readdir, rm, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { createStoredBodies, BodyTaken } from "../write/stored-bodies.ts";
import { createCompileMemory } from "../../model/compile-memory.ts";
import { compileContent } from "../compile-content.ts";
import { readFile } from "../read-file.ts";
import { createWorkspace, NOW } from "../../proof/testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../../proof/testing/sample-files.ts";
import { createFileStamps } from "./file-stamps.ts";
import { openLastRun } from "./last-run.ts";
import { openOutputFiles } from "./output-files.ts";
import { openCache } from "./open-cache.ts";

const FILE = "content/blog/first-post.md";

async function openFolder() {
  const workspace = await createWorkspace(SAMPLE);
  const question = {
    command: "validate" as const,
    options: [],
    contentDir: workspace.path("content"),
    publicDirs: [],
    outDir: workspace.path(".content"),
    now: NOW,
  };
  const open = async () => {
    const last = await openLastRun(question);
    const cache = openCache(question.outDir);
    return { last, cache };
  };
  const options = {
    contentDir: question.contentDir,
    publicDirs: [],
    render: false,
    now: NOW,
    preview: { drafts: true, future: true },
    levels: new Map(),
  };
  return { workspace, options, open };
}

test("keeps what a file was when it was read, not when it was looked at", async () => {
  const { open, options, workspace } = await openFolder();
  await workspace.run(["validate"]);
  await workspace.write({ [FILE]: post({ id: "2" }) });
  const { cache, last } = await open();
  // It changes between the look and the compiler.
  await workspace.write({ [FILE]: "---\n" });
  const memory = { ...cache, files: last.files, listing: last.listing };
  const { diagnostics } = await compileContent({ ...options, memory });
  expect(diagnostics.map(({ rule }) => rule)).toContain(
    "front-matter/unclosed",
  );
  cache.entries.save();
  const answer = { diagnostics, files: 3, texts: [] };
  last.keep(answer, "2026-06-02T00:00:00.000Z");
  await workspace.write({ [FILE]: post({ id: "2" }) });
  expect((await workspace.validate()).summary.errors).toBe(0);
});

test("goes on without a file that vanishes after it was listed", async () => {
  const { open, options, workspace } = await openFolder();
  await workspace.write({ "content/blog/other.md": secondPost() });
  await workspace.run(["validate"]);
  const { cache, last } = await open();
  await workspace.remove("content/blog/other.md");
  await workspace.remove("content/authors");
  const memory = { ...cache, files: last.files, listing: last.listing };
  const { folder } = await compileContent({ ...options, memory });
  expect(folder.records.map(({ id }) => id)).not.toContain("mara-lind");
});

test("finds the right place again once a file is written to its end", async () => {
  const { options, workspace } = await openFolder();
  const stamps = createFileStamps();
  const memory = { ...createCompileMemory(), files: stamps };
  const placeOfLink = async () => {
    const preview = { drafts: false, future: false };
    const run = await compileContent({ ...options, memory, preview });
    return run.diagnostics.find(({ rule }) => rule === "link/draft-target")
      ?.line;
  };
  const other = "content/blog/other.md";
  const linking = post({}, "[There](/blog/other)\n");
  await workspace.write({ [FILE]: linking, [other]: secondPost() });
  // Stamps are taken from the second look on.
  for (const _ of [1, 2]) expect(await placeOfLink()).toBeUndefined();
  await workspace.write({ [other]: secondPost({ publishAt: "2026-12-01" }) });
  stamps.lookAt(new Set([workspace.path(other)]));
  // Nobody has been told of this one yet.
  await workspace.write({ [FILE]: "" });
  expect(await placeOfLink()).toBe(1);
  await workspace.write({ [FILE]: linking });
  stamps.lookAt(undefined);
  expect(await placeOfLink()).toBe(11);
});

test("forgets the stamp of a file that was read with other bytes", async () => {
  const { workspace } = await openFolder();
  const absolutePath = workspace.path(FILE);
  const stamps = createFileStamps();
  expect(stamps.recall(absolutePath)).toBeUndefined();
  readFile({ path: "blog/first-post.md", absolutePath }, stamps);
  stamps.lookAt(new Set());
  const digest = stamps.recall(absolutePath);
  expect(digest).toMatch(/^[0-9a-f]{64}$/u);
  await writeFile(absolutePath, "x");
  readFile({ path: "blog/first-post.md", absolutePath }, stamps);
  expect(stamps.recall(absolutePath)).not.toBe(digest);
});

test("keeps two builds into one folder out of each other's way", async () => {
  const workspace = await createWorkspace({});
  const outDir = workspace.path("out");
  const open = () =>
    createStoredBodies(outDir, openOutputFiles(workspace.path("outputs.json")));
  const [one, two] = [open(), open()];
  one.put("blog", "a", Buffer.from("one\n"), "1");
  two.put("blog", "a", Buffer.from("two\n"), "2");
  expect(await workspace.read("out/blog/a.json")).toBe("one\n");
  expect(two.place("blog/a.json")).toBe(true);
  one.discard();
  expect(await workspace.read("out/blog/a.json")).toBe("two\n");
  one.put("blog", "b", Buffer.from("one\n"), "1");
  await rm(workspace.path("out/blog/b.json"));
  expect(() => one.place("blog/b.json")).toThrow(BodyTaken);
});

test("gives one of both when two builds run at once", async () => {
  const { workspace } = await openFolder();
  for (let round = 0; round < 4; round++) {
    await workspace.write({ [FILE]: post({}, `Round ${round}.\n`) });
    const results = await Promise.all([
      workspace.run(["build"]),
      workspace.run(["build", "--drafts"]),
    ]);
    expect(results.map(({ code }) => code)).toEqual([0, 0]);
  }
  await workspace.run(["build"]);
  await workspace.run(["build", "--no-cache", "--out", "cold"]);
  for (const file of ["index.json", "blog/first-post.json"])
    expect(await workspace.read(`.content/${file}`)).toBe(
      await workspace.read(`cold/${file}`),
    );
  expect(await readdir(workspace.path(".content/blog"))).toEqual([
    "first-post.json",
  ]);
});
