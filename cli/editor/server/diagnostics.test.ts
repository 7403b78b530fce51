import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Diagnostic } from "vscode-languageserver";
import {
  createWorkspace,
  type JsonReport,
} from "../../proof/testing/create-workspace.ts";
import { fixtureFiles, takeMarks } from "../../proof/testing/fixture-files.ts";
import { post, SAMPLE, secondPost } from "../../proof/testing/sample-files.ts";
import { startClient } from "../../proof/testing/start-client.ts";
import { rules } from "../../rules/catalogue.ts";

const FILE = "content/blog/second-post.md";

/** What the report of `validate` says, as an editor has to show it. */
function expected({ diagnostics }: JsonReport, dir: string) {
  const place = (
    at:
      | JsonReport["diagnostics"][number]["related"][number]
      | JsonReport["diagnostics"][number],
  ) => ({
    uri: pathToFileURL(`${dir}/${at.file}`).href,
    range: {
      start: { line: at.line - 1, character: at.column - 1 },
      end: { line: at.endLine - 1, character: at.endColumn - 1 },
    },
  });
  return diagnostics.map((problem) => ({
    ...place(problem),
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
    list.map(({ source: _, ...problem }) => ({ uri, ...problem })),
  );
}

function sorted(list: readonly object[]): string[] {
  return list
    .map((each) => JSON.stringify(Object.entries(each).toSorted()))
    .toSorted();
}

const isText = (file: string) => /\.(?:md|yaml)$/u.test(file);

test("shows what validate reports, for each broken fixture as an unsaved text", async () => {
  const slow = /^file\//u;
  const workspace = await createWorkspace(SAMPLE);
  const client = await startClient(workspace.dir);
  for (const { breaks, id } of rules) {
    if (slow.test(id) || breaks.before !== undefined) continue;
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
  }
});
