import { expect, onTestFinished, test } from "vitest";
import type { CompileMemory } from "../../model/compile-memory.ts";
import { compileContent } from "../compile-content.ts";
import {
  applyChanges,
  changeSomething,
  changeWords,
  createRandom,
  SAMPLE_TEXTS,
  type FileChanges,
} from "../../proof/testing/changing-content.ts";
import { createWorkspace, NOW } from "../../proof/testing/create-workspace.ts";
import { POST, post, secondPost } from "../../proof/testing/sample-files.ts";
import { openBuildSession } from "./build-session.ts";

const STEPS = 150;

interface Case {
  name: string;
  first?: string;
  second: string;
  /** What becomes of the second post. */
  changed?: string;
  later?: Date;
  rule: string;
}

const cases: Case[] = [
  {
    name: "a heading goes that another text links to",
    first: post({}, "See [there](/blog/second-post#a-part).\n"),
    second: secondPost({}, "## A part\n\nText.\n"),
    changed: secondPost({}, "Text.\n"),
    rule: "link/anchor",
  },
  {
    name: "a finding moves down",
    second: secondPost({}, "[There](/blog/nowhere)\n"),
    changed: secondPost({}, "Text.\n\n[There](/blog/nowhere)\n"),
    rule: "link/missing",
  },
  {
    name: "a place that a finding of another file names moves down",
    first: post({ aliases: "[/blog/second-post]" }),
    second: secondPost({ slug: "second-post" }, "Text.\n"),
    changed: secondPost({ categories: "\n  - signals", slug: "second-post" }),
    rule: "alias/collides",
  },
  {
    name: "a title becomes that of another post",
    second: secondPost(),
    changed: secondPost({ title: POST.title }),
    rule: "seo/duplicate",
  },
  {
    name: "an id becomes that of another post",
    second: secondPost({ id: "7" }),
    changed: secondPost({ id: POST.id }),
    rule: "id/duplicate",
  },
  {
    name: "a post becomes a draft that another one links to",
    first: post({}, "See [there](/blog/second-post).\n"),
    second: secondPost(),
    changed: secondPost({ draft: "true" }),
    rule: "link/draft-target",
  },
  {
    name: "a post gets another slug and another one links to it",
    first: post({}, "See [there](/blog/second-post).\n"),
    second: secondPost(),
    changed: secondPost({ slug: "third-post" }),
    rule: "link/missing",
  },
  {
    name: "a category is replaced by an unknown one",
    second: secondPost(),
    changed: secondPost({ categories: "[unknown]" }),
    rule: "ref/missing",
  },
  {
    name: "an image is replaced by a missing one",
    second: secondPost({}, "![A dot](/favicon.svg)\n"),
    changed: secondPost({}, "![A dot](/missing.svg)\n"),
    rule: "image/missing",
  },
  {
    name: "a day ends",
    second: secondPost({ reviewBy: "2026-06-01" }),
    later: new Date("2026-06-02T00:00:00Z"),
    rule: "review/overdue",
  },
  {
    name: "the clock goes back",
    first: post({ date: "2026-05-01" }, "[Soon](/blog/second-post)\n"),
    second: secondPost({ publishAt: "2026-05-30" }),
    later: new Date("2026-05-29T00:00:00Z"),
    rule: "link/draft-target",
  },
];

test.for(cases)(
  "finds what is new when $name",
  async ({ changed, first = post(), later, rule, second }) => {
    const { apply, compile } = await startSession();
    await apply({
      ...SAMPLE_TEXTS,
      "content/blog/first-post.md": first,
      "content/blog/second-post.md": second,
    });
    const before = await compile(NOW);
    await apply({ "content/blog/second-post.md": changed ?? second });
    const after = await compile(later ?? NOW);
    expect(after.going).toEqual(after.fresh);
    expect(after.going).not.toEqual(before.going);
    expect(after.going.diagnostics.map((found) => found.rule)).toContain(rule);
  },
);

test.for([1, 2, 3])(
  "finds in one process that goes on what a new one finds, after any change (%i)",
  { timeout: 600_000 },
  async (seed) => {
    const random = createRandom(seed);
    const { apply, compile, files, session } = await startSession();
    let now = NOW;
    const kept = { all: 0, some: 0 };
    for (let step = 0; step < STEPS; step++) {
      const changes =
        step === 0
          ? SAMPLE_TEXTS
          : random() < 0.5
            ? changeWords(files, random)
            : changeSomething(files, random);
      await apply(changes);
      if (random() < 0.1) now = new Date(now.getTime() + random() * 90_000_000);
      const before = session.memory.checked?.findings;
      const told = `${step}: ${JSON.stringify(changes)} at ${now.toISOString()}`;
      const { fresh, going } = await compile(now);
      expect({ told, ...going }).toEqual({ told, ...fresh });
      const after = Object.entries(session.memory.checked?.findings ?? {});
      const same = after.filter(
        ([check, { list }]) => before?.[check]?.list === list,
      );
      if (same.length === after.length) kept.all++;
      else if (same.length > 0) kept.some++;
    }
    // Otherwise nothing was shown.
    expect(kept.all).toBeGreaterThan(STEPS / 50);
    expect(kept.some).toBeGreaterThan(STEPS / 50);
  },
);

/** A folder that is compiled again and again, each time by a process that goes on and by a new one. */
async function startSession() {
  const workspace = await createWorkspace({});
  const files: FileChanges = {};
  const session = openBuildSession(workspace.path(".content"), {
    keepStamps: true,
  });
  onTestFinished(() => session.close());
  return {
    files,
    session,
    async apply(changes: FileChanges) {
      session.lookAt(await applyChanges(workspace, files, changes));
    },
    async compile(now: Date) {
      const going = await run(now, session.memory);
      return { going, fresh: await run(now) };
    },
  };

  async function run(now: Date, memory?: CompileMemory) {
    const { diagnostics, output } = await compileContent({
      contentDir: workspace.path("content"),
      publicDirs: [workspace.path("public")],
      render: true,
      now,
      preview: { drafts: false, future: false },
      levels: { get: () => undefined },
      ...(memory ? { memory } : {}),
    });
    const index =
      output &&
      Buffer.concat(Array.from(output.index, (one) => Buffer.from(one)));
    return { diagnostics, index, bodies: output?.bodies };
  }
}
