import { join } from "node:path";
import { expect, test } from "vitest";
import {
  createWorkspace,
  type Files,
} from "../proof/testing/create-workspace.ts";
import { post, SVG, WIREFRAME } from "../proof/testing/sample-files.ts";
import { encodeCompiled } from "./cache/entry-lines.ts";
import { compileInThreads, type ThreadOptions } from "./compile-in-threads.ts";
import { compileMarkdownFile } from "./compile-markdown-file.ts";
import type { ThreadFile, ThreadResult } from "./compile-markdown-thread.ts";
import { readFile } from "./read-file.ts";
import { createImageResolver } from "./resolve-images.ts";

/** Goes to a process of its own: the files after it overtake it. */
const UNUSUAL = `${"> ".repeat(80)}deep\n`;
const BODIES = [
  "Some text.\n",
  UNUSUAL,
  "![A drawing](/a.svg)\n",
  "## A part\n\n{{wireframe:feed}}\n",
  "<b>bold</b> <script>alert(1)</script>\n",
];

async function openFolder(count: number, more: Files = {}) {
  const names = Array.from({ length: count }, (_, at) => `post-${at}.md`);
  const texts = names.map((name, at) => [
    `content/blog/${name}`,
    post({ id: String(at) }, BODIES[at] ?? `Text ${at}.\n`),
  ]);
  const workspace = await createWorkspace({
    ...Object.fromEntries(texts),
    "content/wireframes/feed.yaml": WIREFRAME,
    "public/a.svg": SVG,
    ...more,
  });
  const files = names.map((name): ThreadFile => {
    const path = `blog/${name}`;
    const absolutePath = workspace.path(join("content", path));
    return { found: { path, absolutePath }, collection: "blog" };
  });
  const publicFiles = new Map([["/a.svg", workspace.path("public/a.svg")]]);
  const data = {
    fragments: { wireframe: {}, code: {} },
    fragmentsDigest: "some",
    images: [],
    brand: undefined,
    brandDigest: "",
    pictures: new Map(),
    publicFiles,
    render: true,
    drafts: false,
    spelling: false,
    isStored: true,
  };
  const inThreads = async (options: ThreadOptions, items = files) => {
    const results = new Map<number, ThreadResult | undefined>();
    await compileInThreads(
      items,
      data,
      (index, result) => {
        expect(results.has(index)).toBe(false);
        results.set(index, result);
      },
      options,
    );
    return items.map((_, index) => results.get(index));
  };
  const inProcess = async ({ collection, found }: ThreadFile) => {
    const file = readFile(found);
    if (file === undefined) return {};
    const bodies: string[] = [];
    const put = (_collection: string, _slug: string, text: string) =>
      void bodies.push(text);
    const resolver = createImageResolver(data);
    const inputs = { ...data, resolver, store: { has: () => false, put } };
    const compiled = await compileMarkdownFile(file, collection, inputs);
    const [body] = bodies;
    const encoded = encodeCompiled(compiled);
    return body === undefined ? { encoded } : { encoded, body };
  };
  return { files, inProcess, inThreads, workspace };
}

test("gives in threads what compiling here gives, whichever text takes longest", async () => {
  const { files, inProcess, inThreads } = await openFolder(45);
  const expected = [];
  for (const file of files) expected.push(await inProcess(file));
  expect(await inThreads({ threads: 2 })).toEqual(expected);
  const reversed = files.toReversed();
  expect(await inThreads({ threads: 1 }, reversed)).toEqual(
    expected.toReversed(),
  );
});

test("says nothing of a file that has vanished", async () => {
  const { inThreads, workspace } = await openFolder(3);
  await workspace.remove("content/blog/post-1.md");
  const [first, second, third] = await inThreads({ threads: 1 });
  expect([first?.encoded, second, third?.encoded]).toEqual([
    expect.any(String),
    {},
    expect.any(String),
  ]);
});

test("leaves to the caller what a thread without memory cannot do", async () => {
  const { files, inThreads } = await openFolder(50);
  const limits = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 4 };
  expect(await inThreads({ threads: 2, limits })).toEqual(
    files.map(() => undefined),
  );
});

test("fails with whoever takes the results", async () => {
  const { files } = await openFolder(1);
  const failing = compileInThreads(
    files,
    {
      fragments: { wireframe: {}, code: {} },
      fragmentsDigest: "",
      images: [],
      brand: undefined,
      brandDigest: "",
      pictures: new Map(),
      publicFiles: new Map(),
      render: true,
      drafts: false,
      spelling: false,
      isStored: false,
    },
    () => {
      throw new Error("No space left");
    },
    { threads: 1 },
  );
  await expect(failing).rejects.toThrow("No space left");
});
