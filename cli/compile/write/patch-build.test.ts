import { expect, onTestFinished, test } from "vitest";
import {
  applyChanges,
  changeSomething,
  changeWords,
  createRandom,
  restoreSample,
  SAMPLE_TEXTS,
  type FileChanges,
} from "../../proof/testing/changing-content.ts";
import { createWorkspace, NOW } from "../../proof/testing/create-workspace.ts";
import type { Levels } from "../../model/levels.ts";
import { readOutput } from "../../proof/testing/read-output.ts";
import { post, secondPost } from "../../proof/testing/sample-files.ts";
import { createBuilder, type Builder } from "./create-builder.ts";

const STEPS = 120;

test.for([1, 2, 3])(
  "writes in one process that goes on what a new one writes, after any change (%i)",
  { timeout: 600_000 },
  async (seed) => {
    const random = createRandom(seed);
    const { apply, build, files } = await startBuilder();
    let now = NOW;
    let isBroken = false;
    let patched = 0;
    for (let step = 0; step < STEPS; step++) {
      const { "content.config.yaml": _, ...changes } =
        step === 0 || (isBroken && random() < 0.5)
          ? restoreSample(files)
          : random() < 0.8
            ? changeWords(files, random)
            : changeSomething(files, random);
      if (random() < 0.1) now = new Date(now.getTime() + random() * 90_000_000);
      const changed = await apply(changes);
      const told = `${step}: ${JSON.stringify(changes)} at ${now.toISOString()}`;
      const { fresh, going, isPatched } = await build(changed, now);
      expect({ told, ...going }).toEqual({ told, ...fresh });
      if (isPatched) patched++;
      isBroken = going.code !== 0;
    }
    // Otherwise nothing was shown.
    expect(patched).toBeGreaterThan(STEPS / 20);
  },
);

interface Case {
  name: string;
  first?: string;
  second?: string;
  /** The second post by default. */
  file?: string;
  changed: string;
  isPatched: boolean;
}

const TITLE = "A title that is long enough and twice there";

const cases: Case[] = [
  {
    name: "more words",
    changed: secondPost({}, "Text.\n\nMore words.\n"),
    isPatched: true,
  },
  {
    name: "words that are no finding any more",
    second: secondPost({}, "##### Too deep\n\nText.\n"),
    changed: secondPost({}, "Text.\n\nMore words.\n"),
    isPatched: false,
  },
  {
    name: "a finding that moves down",
    second: secondPost({}, "Text.\n\n<b onclick='x'>Bold</b>\n"),
    changed: secondPost({}, "Text.\n\nMore.\n\n<b onclick='x'>Bold</b>\n"),
    isPatched: true,
  },
  {
    name: "a word with a comment",
    second: secondPost({}, "Text.\n"),
    changed: secondPost({}, "Text.\n\n<!-- Nobody sees this. -->\n"),
    isPatched: true,
  },
  {
    name: "another title",
    changed: secondPost({ title: "Another title that is long enough" }),
    isPatched: false,
  },
  {
    name: "a line above a title that another post has too",
    first: post({ title: TITLE }),
    second: secondPost({ title: TITLE }),
    changed: secondPost({ title: TITLE }).replace("title", "# Why?\ntitle"),
    isPatched: false,
  },
  {
    name: "a line above a title that a finding in another post names",
    first: post({ title: TITLE }),
    second: secondPost({ title: TITLE }),
    file: "first-post",
    changed: post({ title: TITLE }).replace("title", "# Why?\ntitle"),
    isPatched: false,
  },
  {
    name: "a link",
    changed: secondPost({}, "[There](/blog/first-post)\n"),
    isPatched: false,
  },
];

test.for(cases)(
  "brings the index up to date after $name: $isPatched",
  async ({ changed, file = "second-post", isPatched, ...posts }) => {
    const { first = post(), second = secondPost() } = posts;
    const { apply, build } = await startBuilder();
    await apply({
      ...SAMPLE_TEXTS,
      "content/blog/first-post.md": first,
      "content/blog/second-post.md": second,
    });
    await build(undefined, NOW);
    const paths = await apply({ [`content/blog/${file}.md`]: changed });
    const { fresh, going, ...result } = await build(paths, NOW);
    expect(going).toEqual(fresh);
    expect(result.isPatched).toBe(isPatched);
  },
);

/** Broken links are warnings. The first post may have the title of another one, which is reported in that one only. */
const levels: Levels = {
  get(rule, file) {
    if (rule.startsWith("link")) return "warn";
    const isAllowed = rule === "seo/duplicate" && file.includes("first-post");
    return isAllowed ? "off" : undefined;
  },
};

/** A folder that is built again and again, each time by a process that goes on and by a new one. */
async function startBuilder() {
  const workspace = await createWorkspace({});
  const files: FileChanges = {};
  let now = NOW;
  let last: unknown;
  const open = (out: string, watch: boolean) =>
    createBuilder({
      folders: {
        contentDir: workspace.path("content"),
        publicDirs: [workspace.path("public")],
        outDir: workspace.path(out),
        show: (file) => file,
      },
      preview: { drafts: false, future: false },
      strictness: {},
      question: "",
      loadChecks: async () => ({ levels }),
      settingsFile: workspace.path("content.config.yaml"),
      now: () => now,
      useCache: watch,
      clean: false,
      watch,
      drawsShareImages: false,
    });
  const builder = open("going", true);
  onTestFinished(() => builder.close());
  return {
    files,
    apply: (changes: FileChanges) => applyChanges(workspace, files, changes),
    async build(changed: Set<string> | undefined, at: Date) {
      now = at;
      const run = async (one: Builder, out: string) => {
        const { code, compiled } = await one.build(changed);
        const { diagnostics, files, sources } = compiled;
        const texts = [...sources.values()].map(({ text }) => text);
        const output = await readOutput(workspace.path(out));
        // Only a build that does no more than it has to goes on with the same texts.
        const isPatched = sources === last;
        last = sources;
        const found = { code, diagnostics, files, texts: texts.toSorted() };
        return { found: { ...found, output }, isPatched };
      };
      const before = last;
      const { found: fresh } = await run(open("fresh", false), "fresh");
      last = before;
      const { found: going, isPatched } = await run(builder, "going");
      return { fresh, going, isPatched };
    },
  };
}
