import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type {
  CodeAction,
  Range,
  TextEdit,
  WorkspaceEdit,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import {
  createWorkspace,
  type Workspace,
} from "../../proof/testing/create-workspace.ts";
import {
  fixtureFiles,
  ruleFixtures,
  takeMarks,
} from "../../proof/testing/fixture-files.ts";
import {
  post,
  SAMPLE,
  secondPost,
  SVG,
} from "../../proof/testing/sample-files.ts";
import { startClient } from "../../proof/testing/start-client.ts";

const FIRST = "content/blog/first-post.md";
const FILE = "content/blog/second-post.md";

function edited(text: string, edits: readonly TextEdit[]): string {
  return TextDocument.applyEdits(TextDocument.create("", "", 0, text), [
    ...edits,
  ]);
}

/** Applies an edit to the files on disk, like an editor. */
async function apply({
  changes = {},
  documentChanges = [],
}: WorkspaceEdit): Promise<void> {
  for (const [uri, edits] of Object.entries(changes)) await edit(uri, edits);
  for (const change of documentChanges) {
    if ("textDocument" in change)
      await edit(
        change.textDocument.uri,
        change.edits.filter((each) => "newText" in each),
      );
    else if (change.kind === "rename") {
      const to = fileURLToPath(change.newUri);
      await mkdir(dirname(to), { recursive: true });
      await rename(fileURLToPath(change.oldUri), to);
    }
  }
}

async function edit(uri: string, edits: readonly TextEdit[]): Promise<void> {
  const path = fileURLToPath(uri);
  await writeFile(path, edited(await readFile(path, "utf8"), edits));
}

/** All files of the content with their texts. */
async function filesOf({ dir }: Workspace) {
  const items = await readdir(join(dir, "content"), {
    recursive: true,
    withFileTypes: true,
  });
  const files = items
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));
  const texts = files.map(
    async (path) =>
      [path.slice(dir.length), await readFile(path, "utf8")] as const,
  );
  return Object.fromEntries((await Promise.all(texts)).toSorted());
}

test("fixes all problems of an unsaved text as fix does, and each one by itself", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const client = await startClient(workspace.dir);
  let fixed = 0;
  for (const { breaks, id } of ruleFixtures) {
    if (id.startsWith("file/") || breaks.before !== undefined) continue;
    const { files } = takeMarks(fixtureFiles(breaks));
    const text = files[FILE];
    if (typeof text !== "string" || Object.keys(files).length > 1) continue;
    client.open(FILE, text);
    const problems = await client.problemsOf(FILE);
    const saved = await createWorkspace({ ...SAMPLE, [FILE]: text });
    const { summary } = await saved.validate();
    await saved.run(["fix", FILE]);
    const uri = client.uriOf(FILE);
    const ask = (only?: string[]) =>
      client.ask<CodeAction[]>("textDocument/codeAction", {
        textDocument: { uri },
        range: {
          start: { line: 0, character: 0 },
          end: { line: 999, character: 0 },
        },
        context: { diagnostics: problems, ...(only && { only }) },
      });
    const [all] = await ask(["source.fixAll"]);
    const edits = all?.edit?.changes?.[uri] ?? [];
    expect([id, edited(text, edits)]).toEqual([id, await saved.read(FILE)]);
    const single = await ask(["quickfix"]);
    if (edits.length > 0) fixed++;
    expect([id, single.length > 0]).toEqual([id, edits.length > 0]);
    expect(summary.files).toBeGreaterThan(0);
    for (const { diagnostics, edit: change } of single) {
      expect(problems).toContainEqual(diagnostics?.[0]);
      expect(change?.changes?.[uri]).not.toEqual([]);
    }
    client.close(FILE);
  }
  expect(fixed).toBeGreaterThan(5);
});

test.for([
  [
    "front matter",
    "---\r\ntitle:   'A'   \r\nid: 2\r\n---\r\n\r\n\r\nText 😀   \r\nmore\r\n\r\n\r\n",
  ],
  [
    "a list",
    "- slug: signals\n  id:  1\n  name: 'Signals'\n  description: 😀 What people do.   \n\n\n",
  ],
  ["errors", "---\ntitle: [a\n---\n"],
])("formats %s as fmt does", async ([name, text = ""]) => {
  const file = name === "a list" ? "content/categories.yaml" : FILE;
  const workspace = await createWorkspace(SAMPLE);
  const client = await startClient(workspace.dir);
  client.open(file, text);
  const edits = await client.ask<TextEdit[]>("textDocument/formatting", {
    textDocument: { uri: client.uriOf(file) },
    options: { tabSize: 2, insertSpaces: true },
  });
  await workspace.write({ [file]: text });
  await workspace.run(["fmt", file]);
  expect(edited(text, edits)).toBe(await workspace.read(file));
});

const LINKED = {
  ...SAMPLE,
  [FIRST]: post({}, "Text. ![x](./first.svg)\n"),
  "content/blog/first.svg": SVG,
  "content/blog/folder-post/index.md": post(
    { id: "3", title: "A post in a folder of its own" },
    "![x](./own.svg) [a](/blog/first-post#x)\n",
  ),
  "content/blog/folder-post/own.svg": SVG,
  [FILE]: secondPost(
    {},
    "😀 [a](/blog/first-post?x#first-post) [b][b] <a href='/blog/folder-post'>c</a>\r\n\n[b]: /blog/first-post\n",
  ),
};

test.for([
  ["/blog/first-post?", FILE, "blog/first-post", "new-name"],
  ["mara-lind", FILE, "authors/mara-lind", "someone-else"],
  ["signals]", FILE, "categories/signals", "other-signals"],
  ["/blog/folder-post'", FILE, "blog/folder-post", "another-folder"],
  ["./first.svg", FIRST, "content/blog/first.svg", "other.svg"],
  ["signals", "content/categories.yaml", "categories/signals", "deeds"],
])(
  "renames at %s as mv does",
  async ([word = "", file = "", name = "", to = ""]) => {
    const workspace = await createWorkspace(LINKED);
    const moved = await createWorkspace(LINKED);
    const client = await startClient(workspace.dir);
    const text = await workspace.read(file);
    client.open(file, text);
    const [before = ""] = text.split(word);
    const lines = before.split("\n");
    const at = {
      textDocument: { uri: client.uriOf(file) },
      position: {
        line: lines.length - 1,
        character: (lines.at(-1)?.length ?? 0) + 7,
      },
    };
    const { placeholder, range } = await client.ask<{
      placeholder: string;
      range: Range;
    }>("textDocument/prepareRename", at);
    expect(placeholder).toBe(name.split("/").at(-1));
    const { end, start } = range;
    const line = text.split("\n")[start.line];
    expect(line?.slice(start.character, end.character)).toBe(placeholder);
    await apply(
      await client.ask<WorkspaceEdit>("textDocument/rename", {
        ...at,
        newName: to,
      }),
    );
    const { code, stderr } = await moved.run(["mv", name, to]);
    expect([code, stderr.replace(/Undo.*/u, "")]).toEqual([
      0,
      expect.anything(),
    ]);
    expect(await filesOf(workspace)).toEqual(await filesOf(moved));
  },
);

test("renames in unsaved texts, says why it cannot, and follows a file that is renamed", async () => {
  const workspace = await createWorkspace(LINKED);
  const client = await startClient(workspace.dir);
  const textDocument = { uri: client.uriOf(FILE) };
  const unsaved = secondPost({}, "New words. [a](/blog/first-post)\n");
  client.open(FILE, unsaved);
  const line = unsaved.split("\n").findIndex((each) => each.startsWith("New"));
  const at = { textDocument, position: { line, character: 25 } };
  const ask = (newName: string) =>
    client.ask<WorkspaceEdit>("textDocument/rename", { ...at, newName });
  await expect(ask("second-post")).rejects.toThrow("already exists");
  await expect(ask("Not A Slug")).rejects.toThrow("Did you mean `not-a-slug`");
  const { documentChanges = [] } = await ask("new-name");
  const own = documentChanges.find(
    (change) =>
      "textDocument" in change && change.textDocument.uri === textDocument.uri,
  );
  const edits =
    own && "edits" in own ? own.edits.filter((each) => "newText" in each) : [];
  expect(edited(unsaved, edits)).toBe(
    unsaved.replace("first-post", "new-name"),
  );

  client.close(FILE);
  const moved = await createWorkspace(LINKED);
  await moved.run(["mv", "blog/first-post", "new-name"]);
  const files = [
    {
      oldUri: client.uriOf(FIRST),
      newUri: client.uriOf("content/blog/new-name.md"),
    },
  ];
  await apply(
    await client.ask<WorkspaceEdit>("workspace/willRenameFiles", { files }),
  );
  await rename(
    workspace.path(FIRST),
    workspace.path("content/blog/new-name.md"),
  );
  expect(await filesOf(workspace)).toEqual(await filesOf(moved));
});
