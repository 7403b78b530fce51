import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as z from "zod/mini";

const folder = new URL(
  "../../.vscode/extensions/front-matter/",
  import.meta.url,
);
const require = createRequire(new URL("extension.js", folder));

const frontMatter = z
  .object({
    collectionOf: z.custom<(path: string) => string | undefined>(),
    projectFrontMatter:
      z.custom<
        (
          text: string,
          schema: string,
        ) => { yaml: string; lines: number } | undefined
      >(),
  })
  .parse(require("./front-matter.js"));

test("projects front matter so that everything keeps its line and column", () => {
  const text =
    "---\r\ntitle: A\r\nimage:\r\n  src: /a.svg\r\n---\r\n\r\n# Body: [not yaml\r\n";
  expect(frontMatter.projectFrontMatter(text, "file:///s.json")).toEqual({
    yaml: "# yaml-language-server: $schema=file:///s.json\ntitle: A\nimage:\n  src: /a.svg\n",
    lines: 4,
  });
  expect(frontMatter.projectFrontMatter("---\ntit", "s")).toEqual({
    yaml: "# yaml-language-server: $schema=s\ntit\n",
    lines: 2,
  });
  expect(frontMatter.projectFrontMatter("# Title\n", "s")).toBeUndefined();
});

test.for([
  ["/project/content/blog/a.md", "blog"],
  ["/content/old/content/guides/a/index.md", "guides"],
  ["/project/content/README.md", undefined],
  ["/project/docs/a.md", undefined],
])("finds the collection of %s", ([path = "", collection]) => {
  expect(frontMatter.collectionOf(path)).toBe(collection);
});

function uriOf(text: string, path: string) {
  return { path, toString: () => text };
}

/** As much of the editor as the extension asks for. */
async function startEditor(document: { path: string; text: () => string }) {
  type Provide = (
    document: object,
    position: object,
    token: undefined,
    context: object,
  ) => Promise<unknown>;
  const asked: { command: string; uri: string; text: string; line: number }[] =
    [];
  const open = new Map<string, string>();
  const listeners = new Set<(event: object) => void>();
  let complete: Provide | undefined;
  let provider = {
    provideTextDocumentContent: (_uri: unknown) => "",
    onDidChange: (_listener: (uri: object) => void) => {},
  };
  const fired = new Set<(uri: object) => void>();
  const vscode = {
    EventEmitter: class {
      event = (listener: (uri: object) => void) => fired.add(listener);
      fire = (uri: object) => fired.forEach((listener) => listener(uri));
    },
    Uri: {
      joinPath: (_base: unknown, ...steps: string[]) =>
        uriOf(`file:///project/${steps.join("/")}`, ""),
      from: ({ path, scheme }: { path: string; scheme: string }) =>
        uriOf(`${scheme}:${path}`, path),
    },
    workspace: {
      getWorkspaceFolder: () => ({ uri: {} }),
      registerTextDocumentContentProvider: (
        _scheme: string,
        given: typeof provider,
      ) => {
        provider = given;
        given.onDidChange((uri) => {
          open.set(String(uri), provider.provideTextDocumentContent(uri));
          listeners.forEach((listener) => listener({ document: { uri } }));
        });
      },
      onDidChangeTextDocument: (listener: (event: object) => void) => {
        listeners.add(listener);
        return { dispose: () => listeners.delete(listener) };
      },
      openTextDocument: async (uri: object) => {
        const key = String(uri);
        if (!open.has(key))
          open.set(key, provider.provideTextDocumentContent(uri));
        return { getText: () => open.get(key) };
      },
    },
    languages: {
      registerCompletionItemProvider: (
        _selector: object,
        given: { provideCompletionItems: Provide },
      ) => {
        complete = given.provideCompletionItems;
      },
      registerHoverProvider: () => {},
    },
    commands: {
      executeCommand: async (
        command: string,
        uri: object,
        { line }: { line: number },
      ) => {
        asked.push({
          command,
          uri: String(uri),
          text: open.get(String(uri)) ?? "",
          line,
        });
        return "completions";
      },
    },
  };
  const code = await readFile(
    fileURLToPath(new URL("extension.js", folder)),
    "utf8",
  );
  const module: { exports: { activate?: (context: object) => void } } = {
    exports: {},
  };
  // oxlint-disable-next-line no-implied-eval -- the file is CommonJS and asks for a module that only editors have
  new Function("require", "module", code)(
    (name: string): unknown => (name === "vscode" ? vscode : require(name)),
    module,
  );
  module.exports.activate?.({ subscriptions: [] });
  return {
    asked,
    complete: async (line: number) =>
      complete?.(
        { uri: uriOf(document.path, document.path), getText: document.text },
        { line },
        undefined,
        { triggerCharacter: ":" },
      ),
  };
}

test("puts questions about front matter, and no others, to the YAML extension", async () => {
  let text = "---\ntitle: A\n---\n\nBody\n";
  const { asked, complete } = await startEditor({
    path: "/project/content/blog/a.md",
    text: () => text,
  });
  expect(await complete(1)).toBe("completions");
  text = "---\ntitle: B\ndraft: \n---\n";
  await complete(2);
  expect(await complete(0)).toBeUndefined();
  expect(await complete(4)).toBeUndefined();
  const schema =
    "# yaml-language-server: $schema=file:///project/.vscode/schemas/blog.json\n";
  const question = {
    command: "vscode.executeCompletionItemProvider",
    uri: "front-matter:/project/content/blog/a.md.yaml",
  };
  expect(asked).toEqual([
    { ...question, line: 1, text: `${schema}title: A\n` },
    { ...question, line: 2, text: `${schema}title: B\ndraft: \n` },
  ]);
});
