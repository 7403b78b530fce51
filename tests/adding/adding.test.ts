import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { additions, type Addition } from "./additions.ts";
import { add, copyProject, projectRoot, writeIn } from "./copy-project.ts";
import { readRecipes } from "./read-recipes.ts";
import { runContent, runNode, serve, type Served } from "./run-in.ts";

const recipes = readRecipes(projectRoot);

/** A path as the README names it, as a pattern for the paths of an example. */
const toPattern = (recipe: string) =>
  new RegExp(
    `^${RegExp.escape(recipe).replaceAll(/NAME|GROUP/gu, "[a-z-]+")}$`,
    "u",
  );

const pathsOf = ({ files, lines }: Addition) => [
  ...Object.keys(files),
  ...Object.keys(lines),
];

const story = (title: string, more = "", body = "It went well.") => `---
title: ${title}
description: What a customer did with the list of leads in the story of ${title}.
date: 2026-01-10
customer: Fernweh Labs
${more}---

${body}
`;

let root: string;
let site: Served | undefined;

const get = (path: string, init?: RequestInit) =>
  fetch(`${site?.origin}${path}`, { redirect: "manual", ...init });
const textOf = async (path: string) => (await get(path)).text();

/** What `content validate` finds in a text below content/. */
async function problemsOf(path: string, text: string): Promise<unknown[]> {
  writeIn(root, `content/${path}`, text);
  const { stdout } = await runContent(root, "validate", "--format", "json");
  rmSync(`${root}/content/${path}`);
  const report: { diagnostics: { file: string; rule: string }[] } =
    JSON.parse(stdout);
  return report.diagnostics
    .filter(({ file }) => file.endsWith(path))
    .map(({ rule }) => rule);
}

beforeAll(async () => {
  root = copyProject();
  for (const addition of additions.values()) add(root, addition);
  writeIn(
    root,
    "content/stories/first-story.md",
    story(
      "The first story of a customer",
      "aliases: [/stories/old-name]\n",
      "They read [the second](/stories/second-story) and [the press page](/press).",
    ),
  );
  writeIn(
    root,
    "content/stories/second-story.md",
    story("Quokkas at work in sales"),
  );
}, 60_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("The README's section about adding", () => {
  it("names what the examples add, and nothing else", () => {
    expect([...recipes.keys()]).toEqual([...additions.keys()]);
  });

  it.each([...additions])("names the files of its example: %s", (what, one) => {
    const patterns = (recipes.get(what) ?? []).map(toPattern);
    const paths = pathsOf(one);
    for (const path of paths)
      expect(patterns.some((pattern) => pattern.test(path))).toBe(true);
    for (const pattern of patterns)
      expect(paths.some((path) => pattern.test(path))).toBe(true);
  });
});

describe("A copy with one of each", () => {
  it("passes the type checker", async () => {
    const { code, stdout } = await runNode(
      root,
      "node_modules/typescript/bin/tsc",
      "--noEmit",
    );
    expect([stdout, code]).toEqual(["", 0]);
  }, 120_000);

  it("validates and knows entries of the new collection by name", async () => {
    const list = await runContent(root, "list", "stories", "--format", "json");
    const shown = await runContent(root, "show", "stories/first-story");
    const made = await runContent(
      root,
      ...["new", "stories", "A third story of a customer", "--dry-run"],
      ...["--set", "customer=Fernweh Labs"],
      ...["--set", "description=What a customer did with our leads."],
    );
    const words = await runContent(root, "__complete", "content", "list", "st");
    expect(list.stdout).toContain('"second-story"');
    expect(shown.stdout).toContain("/stories/first-story");
    expect(made.stdout + made.stderr).toContain("title: A third story");
    expect(words.stdout).toContain("stories");
  }, 60_000);

  it("checks links to new pages and entries", async () => {
    const links = (...paths: string[]) =>
      story(
        "A story that links to others",
        "",
        paths.map((path) => `[Read this](${path}).`).join(" "),
      );
    expect(
      await problemsOf(
        "stories/links.md",
        links("/press", "/stories/first-story"),
      ),
    ).toEqual([]);
    expect(
      await problemsOf("stories/links.md", links("/stories/none", "/presss")),
    ).toEqual(["link/missing", "link/missing"]);
  }, 60_000);

  it("reports the new rule and explains it", async () => {
    const text = story(
      "A story that is rather loud",
      "",
      "## READ THE ROOM\n\nText.",
    );
    expect(await problemsOf("stories/loud.md", text)).toEqual([
      "heading/shouting",
    ]);
    const { stdout } = await runContent(root, "explain", "heading/shouting");
    expect(stdout).toContain("Capitals are hard to read");
  }, 60_000);
});

describe("The server of a copy with one of each", () => {
  beforeAll(async () => {
    const compiled = await runContent(root, "build");
    expect([compiled.stderr, compiled.code]).toMatchObject([
      expect.anything(),
      0,
    ]);
    const built = await runNode(
      root,
      "node_modules/.bin/vite",
      ...["build", "--logLevel", "error"],
    );
    expect([built.stderr, built.code]).toEqual(["", 0]);
    site = await serve(root);
  }, 120_000);

  afterAll(() => site?.stop());

  it("answers the new page and the pages of the new collection", async () => {
    expect(await textOf("/press")).toContain("<h1>Press</h1>");
    const html = await textOf("/stories/first-story");
    expect(html).toContain("<h1>The first story of a customer</h1>");
    expect(html).toContain("Quokkas at work");
    expect((await get("/stories/none")).status).toBe(404);
  });

  it("lists them in sitemap.xml, in search and among near matches", async () => {
    const xml = await textOf("/sitemap.xml");
    for (const path of ["/press", "/stories/first-story"])
      expect(xml).toContain(`${path}</loc>`);
    expect(await textOf("/search?q=quokkas")).toContain(
      'href="/stories/second-story"',
    );
    expect(await textOf("/search?q=fernweh")).toContain(
      'href="/stories/first-story"',
    );
    expect(await textOf("/stories/frist-story")).toContain(
      'href="/stories/first-story"',
    );
    expect(await textOf("/presss")).toContain('href="/press"');
  });

  it("redirects from a former address of an entry", async () => {
    const response = await get("/stories/old-name");
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe("/stories/first-story");
  });

  it("answers the new endpoint, and other methods with 405", async () => {
    const reply = await get("/api/story-titles?customer=Fernweh+Labs");
    expect(await reply.json()).toEqual({
      success: true,
      titles: ["The first story of a customer", "Quokkas at work in sales"],
    });
    const tooLong = await get(`/api/story-titles?customer=${"x".repeat(81)}`);
    expect(tooLong.status).toBe(422);
    const refused = await get("/api/story-titles", { method: "PATCH" });
    expect(refused.status).toBe(405);
    expect(refused.headers.get("allow")).toBe("GET, HEAD");
  });

  it("checks, stores and exports the new field of the form, which the page shows", async () => {
    expect(await textOf("/contact-us")).toMatch(/<input[^>]*name="phone"/u);
    const send = (phone: string) =>
      get("/api/contact-us", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          name: "Ada",
          email: "ada@example.com",
          subject: "Hello",
          message: "Call me.",
          phone,
        }),
      });
    expect((await send("1".repeat(41))).status).toBe(422);
    expect((await send("+372 5555 0100")).status).toBe(200);
    const { stdout } = await runNode(
      root,
      ...["server/inbox/bin.ts", "export", "contact", "--format", "jsonl"],
    );
    expect(stdout).toContain('"phone":"+372 5555 0100"');
  }, 60_000);
});
