import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Diagnostic, Position } from "vscode-languageserver";
import {
  createWorkspace,
  type JsonReport,
} from "../../proof/testing/create-workspace.ts";
import {
  fixtureFiles,
  ruleFixtures,
  takeMarks,
} from "../../proof/testing/fixture-files.ts";
import { post, SAMPLE, secondPost } from "../../proof/testing/sample-files.ts";
import { startClient } from "../../proof/testing/start-client.ts";

const FILE = "content/blog/second-post.md";

type Place = Pick<
  JsonReport["diagnostics"][number],
  "file" | "line" | "column" | "endLine" | "endColumn"
>;
type ToPosition = (file: string, line: number, column: number) => Position;

const asWritten: ToPosition = (_file, line, column) => ({
  line: line - 1,
  character: column - 1,
});

/** The problems from the report of `validate`, as an editor should show them. */
function expected(
  { diagnostics }: JsonReport,
  dir: string,
  toPosition: ToPosition = asWritten,
) {
  const place = ({ column, endColumn, endLine, file, line }: Place) => ({
    uri: pathToFileURL(`${dir}/${file}`).href,
    range: {
      start: toPosition(file, line, column),
      end: toPosition(file, endLine, endColumn),
    },
  });
  return diagnostics.map((problem) => ({
    ...place(problem),
    source: "content",
    code: problem.rule,
    severity: problem.severity === "error" ? 1 : 2,
    message: `${problem.message}\n${problem.help}`,
    relatedInformation: problem.related.map((other) => ({
      location: place(other),
      message: other.message,
    })),
  }));
}

function shown(problems: ReadonlyMap<string, readonly Diagnostic[]>) {
  return [...problems].flatMap(([uri, list]) =>
    list.map((problem) => ({ uri, ...problem })),
  );
}

function sorted(list: readonly object[]): string[] {
  return list
    .map((each) => JSON.stringify(Object.entries(each).toSorted()))
    .toSorted();
}

/** The settings beside the content folder are read from disk. */
const isText = (file: string) => /^content\/.*\.(?:md|yaml)$/u.test(file);

test("shows what validate reports, for each broken fixture as an unsaved text", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const client = await startClient(workspace.dir);
  for (const { breaks, id } of ruleFixtures) {
    if (id.startsWith("file/") || breaks.before !== undefined) continue;
    const files = Object.entries(takeMarks(fixtureFiles(breaks)).files);
    const texts = files.filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && isText(entry[0]),
    );
    const others = files.filter(([file]) =>
      texts.every(([name]) => name !== file),
    );
    await workspace.write(Object.fromEntries(others));
    client.noteDiskChange();
    for (const [file, text] of texts) client.open(file, text);
    client.open("content/README.md", "");
    await client.problemsOf("content/README.md");
    const seen = shown(client.problems());
    const saved = await createWorkspace({
      ...SAMPLE,
      ...Object.fromEntries(files),
    });
    const report = expected(await saved.validate(), saved.dir);
    const moved = report.map((each): object =>
      JSON.parse(JSON.stringify(each).replaceAll(saved.dir, workspace.dir)),
    );
    expect([id, sorted(seen)]).toEqual([id, sorted(moved)]);
    for (const [file] of others) await workspace.remove(file);
    for (const [file] of texts) client.close(file);
    client.close("content/README.md");
  }
});

/** The position of an offset, as the protocol defines it. */
function positionIn(text: string, offset: number): Position {
  const isInside =
    text.charAt(offset - 1) === "\r" && text.charAt(offset) === "\n";
  const lines = text
    .slice(0, isInside ? offset - 1 : offset)
    .split(/\r\n|\n|\r/u);
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split("\n").slice(0, line - 1);
  return before.join("\n").length + Math.min(before.length, 1) + column - 1;
}

const splice = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(12),
  text: fc.constantFrom(
    "😀",
    "é\r\n",
    "\r\n\r\n## 👩‍👩‍👧 Heading\r\n",
    "[a](/blog/none) ",
    "😀 [b](#nowhere)",
    "{{code:x}}",
    "\ntitle: 😀",
    "---\n",
    '"',
    "\t",
    "",
    "\u2028",
    "```é\n",
  ),
});

test("shows what validate reports after random edits", async () => {
  const files = {
    ...SAMPLE,
    "content/blog/first-post.md": post(
      {},
      "[a](/blog/second-post#a-heading)\n",
    ),
  };
  const workspace = await createWorkspace(files);
  const client = await startClient(workspace.dir);
  const real = readFileSync(
    new URL(
      "../../../tests/fixture-content/guides/score-and-hand-over-leads.md",
      import.meta.url,
    ),
    "utf8",
  );
  const [, body = ""] = real.split(/\n---\n/u);
  let text = secondPost(
    { title: "A 😀 title that is 👩‍👩‍👧 odd" },
    `## A heading\n${body}`,
  );
  const saved = await createWorkspace(files);
  client.open(FILE, text);
  await fc.assert(
    fc.asyncProperty(
      fc.array(splice, { minLength: 1, maxLength: 3 }),
      async (changes) => {
        for (const { at, length, text: added } of changes) {
          const points = [...text];
          const first = Math.floor(at * points.length);
          const start = points.slice(0, first).join("").length;
          const end = points.slice(0, first + length).join("").length;
          const range = {
            start: positionIn(text, start),
            end: positionIn(text, end),
          };
          // A position inside a line break cannot be expressed.
          if (text.charAt(start - 1) === "\r" || text.charAt(end - 1) === "\r")
            continue;
          client.change(FILE, added, range);
          text = text.slice(0, start) + added + text.slice(end);
        }
        await client.problemsOf(FILE);
        const seen = shown(client.problems());
        await saved.write({ [FILE]: text });
        const toPosition: ToPosition = (file, line, column) =>
          file === FILE
            ? positionIn(text, offsetOf(text, line, column))
            : asWritten(file, line, column);
        const report = expected(
          await saved.validate(),
          workspace.dir,
          toPosition,
        );
        expect(sorted(seen)).toEqual(sorted(report));
      },
    ),
    { numRuns: 12, seed: 20260602 },
  );
});

test("answers an editor that asks for problems", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/third-post.md": secondPost({ id: "2" }, "[a](/nowhere)\n"),
  });
  const textDocument = { diagnostic: {} };
  const client = await startClient(workspace.dir, { textDocument });
  const { diagnosticProvider } = client.initialized.capabilities;
  expect(diagnosticProvider).toMatchObject({ workspaceDiagnostics: true });
  client.open(FILE, secondPost({}, "[😀](/blog/none)\r\n"));
  const pull = async (uri: string) => {
    const params = { textDocument: { uri } };
    return client.ask<{ items: Diagnostic[] }>(
      "textDocument/diagnostic",
      params,
    );
  };
  const { items } = await pull(client.uriOf(FILE));
  expect(items).toEqual(await client.problemsOf(FILE));
  expect(items.map(({ code }) => code)).toContain("link/missing");
  expect((await pull("file:///elsewhere/a.md")).items).toEqual([]);
  const all = await client.ask<{
    items: { uri: string; items: Diagnostic[] }[];
  }>("workspace/diagnostic", { previousResultIds: [] });
  const found = new Map(all.items.map((each) => [each.uri, each.items]));
  expect(found.get(client.uriOf(FILE))).toEqual(items);
  for (const [uri, problems] of client.problems())
    expect(found.get(uri)).toEqual(problems);
});

test("offers no pull diagnostics to an editor that accepts pushed ones", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const textDocument = { diagnostic: {}, publishDiagnostics: {} };
  const { initialized } = await startClient(workspace.dir, { textDocument });
  expect(initialized.capabilities.diagnosticProvider).toBeUndefined();
});
