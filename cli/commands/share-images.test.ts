import {
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from "node:fs/promises";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { contentIndex } from "#schema";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  createWorkspace,
  type Workspace,
} from "../proof/testing/create-workspace.ts";
import { SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const SITE = `name: Sample
tagline: Know who is paying attention
description: A site to test with.
host: sample.example
supportEmail: a@sample.example
office: { city: Tallinn, country: Estonia, lines: [Tallinn] }
application: { origin: "https://app.sample.example", loginPath: /in, signUpPath: /up }
social: []
scheduler: { frameUrl: "https://a.example/f", scriptUrl: "https://a.example/s" }
newsletterWords: [one, two]
`;
const THEME = readFileSync("tests/fixture-content/theme.yaml", "utf8");
const SITE_FILES = {
  ...SAMPLE,
  "content/blog/second-post.md": secondPost({}),
  "content/site.yaml": SITE,
  "content/theme.yaml": THEME,
};

const CORNER = { left: 0, top: 0, width: 1, height: 1 };

async function shareImages(workspace: Workspace) {
  const text = await workspace.read(".content/index.json");
  const { blog } = contentIndex.parse(JSON.parse(text)).collections;
  return blog.map(({ shareImage }) => shareImage);
}

const fileOf = (workspace: Workspace, address = "") =>
  workspace.path(`.content${address}`);

test("draws none for a legal page, which shows the site's own", async () => {
  const workspace = await createWorkspace({
    ...SITE_FILES,
    "content/legal/privacy-policy.md":
      "---\ntitle: Privacy\ndescription: What we keep.\ndate: 2026-01-02\n---\n\nLittle.\n",
  });
  await workspace.run(["build"]);
  const text = await workspace.read(".content/index.json");
  const { legal } = contentIndex.parse(JSON.parse(text)).collections;
  expect(legal).toMatchObject([{ slug: "privacy-policy" }]);
  expect(legal[0]).not.toHaveProperty("shareImage");
  const names = await readdir(workspace.path(".content/share-images"));
  expect(names).toHaveLength(2);
});

test("draws one for each entry once, and again when what it shows has changed", async () => {
  const workspace = await createWorkspace(SITE_FILES);
  const first = await workspace.run(["build"]);
  expect(first).toMatchObject({ code: 0 });
  expect(first.stderr).toMatch(/, 2 share images drawn\.\n$/u);
  const before = await shareImages(workspace);
  expect(before).toEqual([
    expect.stringMatching(
      /^\/share-images\/blog\.first-post\.[0-9a-f]{8}\.png$/u,
    ),
    expect.stringMatching(
      /^\/share-images\/blog\.second-post\.[0-9a-f]{8}\.png$/u,
    ),
  ]);
  const file = fileOf(workspace, before[0]);
  expect(await sharp(file).metadata()).toMatchObject({
    format: "png",
    width: 1200,
    height: 630,
  });
  expect((await stat(file)).size).toBeLessThan(90_000);

  expect((await workspace.run(["build"])).stderr).not.toContain("drawn");
  // Changes in the text do not change the picture.
  await workspace.write({
    "content/blog/second-post.md": secondPost({}, "Other words.\n"),
  });
  expect((await workspace.run(["build"])).stderr).not.toContain("drawn");
  await workspace.write({
    "content/blog/second-post.md": secondPost({
      title: "A title that is another one",
    }),
  });
  const changed = await workspace.run(["build"]);
  expect(changed.stderr).toMatch(/, 1 share image drawn/u);
  const after = await shareImages(workspace);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  // The name of the site is part of every picture.
  await workspace.write({
    "content/site.yaml": SITE.replace("name: Sample", "name: Another"),
  });
  expect((await workspace.run(["build"])).stderr).toMatch(
    /, 2 share images drawn/u,
  );
  // Its colours are those of the theme.
  await workspace.write({
    "content/theme.yaml": THEME.replace(
      /^  page: .*$/mu,
      '  page: "#ffffff #0a0b0d"',
    ),
  });
  expect((await workspace.run(["build"])).stderr).toMatch(
    /, 2 share images drawn/u,
  );
  const [painted] = await shareImages(workspace);
  const corner = sharp(fileOf(workspace, painted)).extract(CORNER);
  expect([...(await corner.raw().toBuffer())]).toEqual([0x0a, 0x0b, 0x0d]);
  const names = await readdir(workspace.path(".content/share-images"));
  expect(names).toHaveLength(2);
  // A missing image is drawn again.
  await rm(workspace.path(`.content/share-images/${names[0]}`));
  expect((await workspace.run(["build"])).stderr).toMatch(
    /, 1 share image drawn/u,
  );
});

test("keeps the images that are whole when their records are lost", async () => {
  const workspace = await createWorkspace(SITE_FILES);
  await workspace.run(["build"]);
  const [first, second] = await shareImages(workspace);
  const bytes = await readFile(fileOf(workspace, first));
  const { mtimeMs } = await stat(fileOf(workspace, second));
  await rm(workspace.path(".content/cache"), { recursive: true });
  await truncate(fileOf(workspace, first), bytes.length - 1);
  expect((await workspace.run(["build"])).stderr).toMatch(
    /, 1 share image drawn/u,
  );
  expect(await readFile(fileOf(workspace, first))).toEqual(bytes);
  expect((await stat(fileOf(workspace, second))).mtimeMs).toBe(mtimeMs);
  expect((await workspace.run(["build"])).stderr).not.toContain("drawn");
  // From here on a change by hand is noticed again.
  await writeFile(fileOf(workspace, second), bytes.subarray(0, 1000));
  expect((await workspace.run(["build"])).stderr).toMatch(
    /, 1 share image drawn/u,
  );
});

test("draws none for drafts, for a folder without a site, and when it is told not to", async () => {
  const draft = {
    ...SITE_FILES,
    "content/blog/second-post.md": secondPost({ draft: "true" }),
  };
  const workspace = await createWorkspace(draft);
  await workspace.run(["build", "--no-share-images"]);
  await expect(
    readdir(workspace.path(".content/share-images")),
  ).rejects.toThrow("ENOENT");
  await workspace.run(["build", "--drafts"]);
  const names = await readdir(workspace.path(".content/share-images"));
  expect(names).toEqual([expect.stringMatching(/^blog\.first-post\./u)]);
  await workspace.run(["build", "--no-share-images"]);
  expect(await readdir(workspace.path(".content/share-images"))).toEqual(names);

  const folder = await createWorkspace(SAMPLE);
  expect((await folder.run(["build"])).stderr).not.toContain("drawn");
  expect(await shareImages(folder)).toEqual([undefined]);
});

test("says in one sentence that the disk is full", async () => {
  const workspace = await createWorkspace({
    ...SITE_FILES,
    ".content/share-images": "in the way",
  });
  const { code, stderr } = await workspace.run(["build"]);
  expect(code).toBe(2);
  expect(stderr.split("\n")).toHaveLength(3);
});

test("draws between the builds of a watch, so that no build waits", async () => {
  const workspace = await createWorkspace(SITE_FILES);
  const stop = new AbortController();
  const stdout = new PassThrough();
  const ended = workspace.run(["build", "--watch", "--json"], {
    stdout,
    signal: stop.signal,
  });
  const events: string[] = [];
  for await (const line of createInterface({ input: stdout })) {
    events.push(JSON.parse(line).event);
    if (events.at(-1) === "drawn") stop.abort();
    if (events.length === 3) break;
  }
  await ended;
  expect(events).toEqual(["built", "ready", "drawn"]);
  expect(await readdir(workspace.path(".content/share-images"))).toHaveLength(
    2,
  );
  expect((await workspace.run(["build"])).stderr).not.toContain("drawn");
});
