import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type {
  CompletionList,
  DocumentLink,
  DocumentSymbol,
  Hover,
  Location,
  SymbolInformation,
} from "vscode-languageserver";
import { createWorkspace } from "../../proof/testing/create-workspace.ts";
import {
  post,
  SAMPLE,
  secondPost,
  SVG,
  WIREFRAME,
} from "../../proof/testing/sample-files.ts";
import { startClient, type Client } from "../../proof/testing/start-client.ts";

const FILE = "content/blog/second-post.md";

const FILES = {
  ...SAMPLE,
  "content/blog/first-post.md": post(
    { aliases: "[/blog/old]" },
    "## One heading\n\nText.\n\n### Below it\n\nMore.\n",
  ),
  "content/blog/later.md": post({
    id: "3",
    title: "A draft that comes later",
    draft: "true",
  }),
  "content/blog/second-post.md": secondPost(),
  "content/blog/beside.svg": SVG,
  "content/wireframes/feed.yaml": WIREFRAME,
  "content/snippets/query.yaml":
    "title: A query\nlanguage: sql\ncode: |\n  SELECT 1\n",
  "public/images/dots.svg": SVG,
};

/** Opens a text with a `|` at the cursor, and returns the position of the cursor. */
function place(client: Client, marked: string, file = FILE) {
  const offset = marked.indexOf("¦");
  const text = marked.replace("¦", "");
  client.open(file, text);
  const before = text.slice(0, offset).split("\n");
  return {
    text,
    at: {
      textDocument: { uri: client.uriOf(file) },
      position: {
        line: before.length - 1,
        character: before.at(-1)?.length ?? 0,
      },
    },
  };
}

/** The text after accepting each completion, by label. */
async function offers(client: Client, marked: string, file = FILE) {
  const { at, text } = place(client, marked, file);
  const list = await client.ask<CompletionList>("textDocument/completion", at);
  client.close(file);
  const lines = text.split("\n");
  return new Map(
    list.items.map(({ label, textEdit }) => {
      if (textEdit === undefined || !("range" in textEdit)) return [label, ""];
      const { start, end } = textEdit.range;
      expect(start.line).toBe(end.line);
      const line = lines[start.line] ?? "";
      return [
        label,
        line.slice(0, start.character) +
          textEdit.newText +
          line.slice(end.character),
      ];
    }),
  );
}

const head = (line: string) =>
  `---\nid: 2\n${line}\ntitle: A title\n---\n\nText\n`;
const body = (line: string) => secondPost({}, `${line}\n`);

test("completes fields, values, links, anchors, images and placeholders", async () => {
  const workspace = await createWorkspace(FILES);
  const client = await startClient(workspace.dir);
  const keys = await offers(client, head("au¦"));
  expect(keys.get("author")).toBe("author: ");
  expect(keys.get("categories")).toBe("categories:");
  expect([...keys.keys()]).not.toContain("title");
  expect((await offers(client, "---\nau¦")).get("author")).toBe("author: ");
  expect((await offers(client, head("aut¦: mara-lind"))).get("author")).toBe(
    "author: mara-lind",
  );
  expect(await offers(client, head("author: ¦"))).toEqual(
    new Map([["mara-lind", "author: mara-lind"]]),
  );
  expect(
    (await offers(client, head("author: ma¦ra # who"))).get("mara-lind"),
  ).toBe("author: mara-lind # who");
  expect((await offers(client, head('author: "m¦"'))).get("mara-lind")).toBe(
    'author: "mara-lind"',
  );
  expect([...(await offers(client, head("type: ¦"))).keys()]).toEqual([
    "blog",
    "guide",
    "case-study",
    "article",
  ]);
  expect((await offers(client, head("draft: ¦"))).get("true")).toBe(
    "draft: true",
  );
  expect((await offers(client, head("date: ¦"))).get("2026-06-01")).toBe(
    "date: 2026-06-01",
  );
  expect((await offers(client, head("categories: ¦"))).get("signals")).toBe(
    "categories: [signals]",
  );
  expect(
    (await offers(client, head("categories: [a, s¦]"))).get("signals"),
  ).toBe("categories: [a, signals]");
  expect(
    (await offers(client, head("categories:\n  - s¦"))).get("signals"),
  ).toBe("  - signals");
  expect((await offers(client, head("image:\n  ¦"))).get("src")).toBe(
    "  src: ",
  );
  expect([
    ...(await offers(client, head("image:\n  src: ./be¦"))).values(),
  ]).toEqual(["  src: ./beside.svg", "  src: /images/dots.svg"]);
  expect(
    (await offers(client, head("image: { src: ¦ }"))).get("./beside.svg"),
  ).toBe("image: { src: ./beside.svg }");

  expect(
    (await offers(client, body("See [it](/blog/f¦)."))).get("/blog/first-post"),
  ).toBe("See [it](/blog/first-post).");
  expect((await offers(client, body("[x]: /¦"))).get("/blog/first-post")).toBe(
    "[x]: /blog/first-post",
  );
  expect(
    (await offers(client, body("See [it](/blog/first-post#¦)."))).get(
      "#below-it",
    ),
  ).toBe("See [it](/blog/first-post#below-it).");
  expect(
    (await offers(client, body("## Own part\n\nSee [it](#¦)."))).get(
      "#own-part",
    ),
  ).toBe("See [it](#own-part).");
  expect((await offers(client, body("![x](¦)"))).get("./beside.svg")).toBe(
    "![x](./beside.svg)",
  );
  expect((await offers(client, body("{{w¦}}"))).get("{{wireframe:feed}}")).toBe(
    "{{wireframe:feed}}",
  );
  expect((await offers(client, body("{{¦"))).get("{{code:query}}")).toBe(
    "{{code:query}}",
  );
  expect((await offers(client, body("```sq¦\n```"))).get("sql")).toBe("```sql");
  expect(await offers(client, body("Plain ¦ words: here"))).toEqual(new Map());

  const categories = "content/categories.yaml";
  const list = await offers(
    client,
    "- id: 1\n  slug: signals\n  na¦\n",
    categories,
  );
  expect(list.get("name")).toBe("  name: ");
  expect([...list.keys()]).not.toContain("slug");
  const wireframe = "content/wireframes/feed.yaml";
  const snippet = "content/snippets/query.yaml";
  expect(
    (await offers(client, "blocks:\n  - kind: ¦\n", wireframe)).get("stats"),
  ).toBe("  - kind: stats");
  expect([
    ...(
      await offers(client, "blocks:\n  - kind: note\n    ¦\n", wireframe)
    ).keys(),
  ]).toEqual(["text"]);
  expect(
    (await offers(client, "- { id: 1, na¦ }\n", categories)).get("name"),
  ).toBe("- { id: 1, name:  }");
  expect(
    (await offers(client, head("image: { s¦rc: ./a.svg }"))).get("src"),
  ).toBe("image: { src: ./a.svg }");
  expect((await offers(client, head("author:¦ mara"))).get("mara-lind")).toBe(
    "author: mara-lind",
  );
  expect(await offers(client, head("image:\n  src: a\n ¦"))).toEqual(new Map());
  expect(
    (await offers(client, "title: A\ncode: |\n  x: 1\nla¦\n", snippet)).get(
      "language",
    ),
  ).toBe("language: ");
  expect(await offers(client, "title: A\ncode: |\n  la¦\n", snippet)).toEqual(
    new Map(),
  );
});

test("knows headings by their own ids", async () => {
  const workspace = await createWorkspace(FILES);
  const client = await startClient(workspace.dir);
  const top = "## Top {#start}\n\n";
  const offered = await offers(client, body(`${top}[it](#¦)`));
  expect([offered.get("#start"), offered.get("#top")]).toEqual([
    "[it](#start)",
    undefined,
  ]);
  const ask = (method: string, marked: string) => {
    const { at } = place(client, body(marked));
    const context = { includeDeclaration: false };
    return client.ask<Location | Location[]>(method, { ...at, context });
  };
  const heading = { start: { line: 10 } };
  expect(
    await ask("textDocument/definition", `${top}[it](#st¦art)`),
  ).toMatchObject({ range: heading });
  expect(
    await ask("textDocument/references", "## T¦op {#start}\n\n[it](#start)"),
  ).toMatchObject([{ range: { start: { line: 12 } } }]);
  const { at } = place(client, body(`¦${top}Text.`));
  expect(
    await client.ask<DocumentSymbol[]>("textDocument/documentSymbol", at),
  ).toMatchObject([{ name: "Top" }]);
});

test("explains fields, links, images and problems", async () => {
  const workspace = await createWorkspace(FILES);
  const client = await startClient(workspace.dir);
  const hover = async (marked: string) => {
    const { at } = place(client, marked);
    const found = await client.ask<Hover | null>("textDocument/hover", at);
    client.close(FILE);
    return JSON.stringify(found?.contents ?? null);
  };
  expect(await hover(secondPost().replace("type:", "ty¦pe:"))).toContain(
    "Readers filter by it.",
  );
  expect(await hover(secondPost({}, "[a](/blog/la¦ter)\n"))).toMatch(
    /A draft that comes later.*draft: visitors do not see it/u,
  );
  expect(await hover(secondPost({}, "[a](/blog/ol¦d)\n"))).toMatch(
    /A first post.*published/u,
  );
  expect(
    await hover(secondPost().replace("mara-lind", "mara-l¦ind")),
  ).toContain("Mara Lind");
  expect(await hover(secondPost({}, "{{code:qu¦ery}}\n"))).toContain("A query");
  expect(await hover(secondPost({}, "![a](./bes¦ide.svg)\n"))).toContain(
    "Image",
  );
  expect(await hover(secondPost({}, "[a](/blog/no¦ne)\n"))).toMatch(
    /link\/missing.*What to do/u,
  );
  expect(await hover(secondPost({}, "Pl¦ain.\n"))).toBe("null");
});

test("finds definitions, references, links and outlines", async () => {
  const workspace = await createWorkspace(FILES);
  const client = await startClient(workspace.dir);
  const text = secondPost(
    {},
    "## Own\n\n[a](/blog/first-post#below-it) [b](#own)\n\n{{code:query}}\n\n![x](./beside.svg) <https://example.com/>\n",
  );
  const at = (word: string, file = FILE, source = text) => {
    const [before = ""] = source.split(word);
    const lines = before.split("\n");
    return {
      textDocument: { uri: client.uriOf(file) },
      position: {
        line: lines.length - 1,
        character: (lines.at(-1)?.length ?? 0) + 1,
      },
    };
  };
  const define = async (word: string) => {
    const found = await client.ask<Location | null>(
      "textDocument/definition",
      at(word),
    );
    return (
      found && [
        found.uri.slice(client.uriOf("content/").length),
        found.range.start.line,
      ]
    );
  };
  client.open(FILE, text);
  expect(await define("/blog/first-post#")).toEqual(["blog/first-post.md", 15]);
  expect(await define("#own)")).toEqual(["blog/second-post.md", 10]);
  expect(await define("mara-lind")).toEqual(["authors/mara-lind.yaml", 0]);
  expect(await define("signals]")).toEqual(["categories.yaml", 2]);
  expect(await define("query}}")).toEqual(["snippets/query.yaml", 0]);
  expect(await define("./beside")).toEqual(["blog/beside.svg", 0]);
  expect(await define("https://ex")).toBeNull();

  const refer = async (word: string, file = FILE, source = text) => {
    const found = await client.ask<Location[]>("textDocument/references", {
      ...at(word, file, source),
      context: { includeDeclaration: false },
    });
    return found.map(
      ({ range, uri }) =>
        `${uri.slice(client.uriOf("content/").length)}:${range.start.line + 1}`,
    );
  };
  expect(await refer("## Own")).toEqual(["blog/second-post.md:13"]);
  expect(await refer("mara-lind")).toEqual([
    "blog/first-post.md:7",
    "blog/later.md:7",
    "blog/second-post.md:7",
  ]);
  expect(
    await refer(
      "### Below",
      "content/blog/first-post.md",
      FILES["content/blog/first-post.md"],
    ),
  ).toEqual(["blog/second-post.md:13"]);
  expect(
    await refer(
      "signals",
      "content/categories.yaml",
      String(SAMPLE["content/categories.yaml"]),
    ),
  ).toHaveLength(3);

  const textDocument = { uri: client.uriOf(FILE) };
  const links = await client.ask<DocumentLink[]>("textDocument/documentLink", {
    textDocument,
  });
  expect(links.map(({ target }) => target?.split("/").at(-1))).toEqual([
    "mara-lind.yaml",
    "categories.yaml",
    "first-post.md",
    "second-post.md",
    "query.yaml",
    "beside.svg",
    "",
  ]);
  const first = {
    textDocument: { uri: client.uriOf("content/blog/first-post.md") },
  };
  const outline = await client.ask<DocumentSymbol[]>(
    "textDocument/documentSymbol",
    first,
  );
  expect(outline).toMatchObject([
    { name: "One heading", children: [{ name: "Below it" }] },
  ]);
  expect(await client.ask("textDocument/foldingRange", first)).toMatchObject([
    { startLine: 0 },
    { endLine: 17, startLine: 11 },
    { startLine: 15 },
  ]);
  const symbols = await client.ask<SymbolInformation[]>("workspace/symbol", {
    query: "DRAFT later",
  });
  expect(symbols).toMatchObject([
    { name: "A draft that comes later", containerName: "blog/later" },
  ]);
});

test("offers the day that it is where the site is", async () => {
  const root = new URL("../../../", import.meta.url);
  const site = new URL("tests/fixture-content/site.yaml", root);
  const workspace = await createWorkspace({
    ...FILES,
    "content/site.yaml": `${await readFile(site, "utf8")}timeZone: Pacific/Kiritimati\n`,
  });
  const client = await startClient(workspace.dir);
  const days = [...(await offers(client, head("date: ¦"))).keys()];
  expect(days).toContain("2026-06-02");
  expect(days).not.toContain("2026-06-01");
});
