import { symlink } from "node:fs/promises";
import { rules } from "../../rules/catalogue.ts";
import { fieldsSamples } from "../samples/fields.ts";
import { filesSamples } from "../samples/files.ts";
import { linksSamples } from "../samples/links.ts";
import type {
  Fixture,
  FixtureFile,
  PostChanges,
  RuleSamples,
} from "../samples/rule-samples.ts";
import { textsSamples } from "../samples/texts.ts";
import { createWorkspace, type Files } from "./create-workspace.ts";
import { post, SAMPLE, secondPost } from "./sample-files.ts";

const samples: RuleSamples = {
  ...fieldsSamples,
  ...filesSamples,
  ...linksSamples,
  ...textsSamples,
};

/** The fixtures of every rule. */
export const ruleFixtures = rules.map(({ bad, good, id }) => {
  const { breaks = {}, passes } = samples[id] ?? {};
  return {
    id,
    breaks: bad.includes("«") ? { ...toFixture(bad), ...breaks } : breaks,
    passes: passes ?? toFixture(good),
  };
});

/** An example as a fixture: lines of front matter, or else a text. */
function toFixture(example: string): Fixture {
  const lines = example
    .split("\n")
    .map((line) => /^(«?[a-z]\w*»?): (.+)$/u.exec(line));
  const fields = lines.flatMap((line) => {
    const [, key, value] = line ?? [];
    return key === undefined ? [] : [[key, value] as const];
  });
  return fields.length === lines.length
    ? { fields: Object.fromEntries(fields) }
    : { body: `${example}\n` };
}

const SECOND_POST = "content/blog/second-post.md";

/** The files of a fixture, without the sample and without symbolic links. Marks are kept. */
export function fixtureFiles({ body, fields, files = {} }: Fixture): Files {
  return writeFiles({ [SECOND_POST]: { body, fields }, ...files });
}

/** The files of the commit that a fixture is compared with. */
export function filesBefore({ before = {} }: Fixture): Files {
  return writeFiles(before);
}

function writeFiles(
  files: Readonly<Record<string, FixtureFile | Post>>,
): Files {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, content]) => {
      if (typeof content === "string" || content instanceof Uint8Array)
        return [[file, content]];
      return "linkTo" in content ? [] : [[file, writePost(file, content)]];
    }),
  );
}

type Post = { [Key in keyof PostChanges]: PostChanges[Key] | undefined };

function writePost(file: string, { body, fields = {} }: Post): string {
  if (file === SECOND_POST) return secondPost(fields, body);
  return post(file.includes("/jobs/") ? { ...JOB, ...fields } : fields, body);
}

const JOB = {
  id: undefined,
  author: undefined,
  categories: undefined,
  title: "An analyst of signals",
  description: "What an analyst of signals does all day, and what we ask for.",
  type: "Full-time",
  department: "Data",
  location: "Tallinn",
};

/** A workspace with the sample, these files, and the symbolic links of a fixture. */
export async function createFixtureWorkspace(fixture: Fixture, files: Files) {
  const workspace = await createWorkspace({ ...SAMPLE, ...files });
  for (const [file, content] of Object.entries(fixture.files ?? {})) {
    if (typeof content === "string" || !("linkTo" in content)) continue;
    // Writing a file beside the link creates its folder.
    await workspace.write({ [file.replace(/[^/]*$/u, "README.md")]: "" });
    await symlink(content.linkTo, workspace.path(file));
  }
  return workspace;
}

/** Removes the marks from the files. `at` is the place of the marks in lines and columns, unless it is given. */
export function takeMarks(
  marked: Files,
  at?: Fixture["at"],
): { files: Files; at: object } {
  const files = Object.fromEntries(
    Object.entries(marked).map(([file, text]) => [file, withoutMarks(text)]),
  );
  const places = Object.entries(marked).flatMap(([file, text]) =>
    typeof text === "string" && text.includes("«")
      ? [{ file, ...placeOfMarks(text.replace(/^\uFEFF/u, "")) }]
      : [],
  );
  return { files, at: at ?? places.at(-1) ?? {} };
}

function withoutMarks(text: string | Uint8Array): string | Uint8Array {
  return typeof text === "string" ? text.replace(/[«»]/gu, "") : text;
}

function placeOfMarks(text: string) {
  const before = text.slice(0, text.indexOf("«")).split("\n");
  const inside = text.slice(0, text.indexOf("»")).replace("«", "").split("\n");
  return {
    line: before.length,
    column: (before.at(-1) ?? "").length + 1,
    endLine: inside.length,
    endColumn: (inside.at(-1) ?? "").length + 1,
  };
}
