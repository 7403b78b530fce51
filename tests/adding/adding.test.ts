import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { additions, type Addition } from "./additions.ts";
import { add, copyProject, projectRoot, writeIn } from "./copy-project.ts";
import { readRecipes } from "./read-recipes.ts";
import { mustRun, runNode, serve, type Served } from "./run-in.ts";

/** In milliseconds. Only a hanging program takes longer, even on a busy machine. */
const PATIENCE = 600_000;

const recipes = readRecipes(projectRoot);

/** Converts a path from the README to a pattern for the paths of an example. */
const toPattern = (recipe: string) =>
  new RegExp(
    `^${RegExp.escape(recipe).replaceAll(/NAME|GROUP/gu, "[a-z-]+")}$`,
    "u",
  );

const pathsOf = ({ files, lines }: Addition) => [
  ...Object.keys(files),
  ...Object.keys(lines),
];

/** A text of the new collection. */
const story = (title: string, body: string, alias = "/stories/old-name") => `---
title: ${title}
description: What a customer did with the list of leads in the story of ${title}.
date: 2026-01-10
aliases: [${alias}]
customer: Fernweh Labs
---

${body}
`;

const linksTo = (...paths: string[]) =>
  story(
    "A story that links to others",
    paths.map((path) => `[Read this](${path}).`).join(" "),
    "/stories/links-before",
  );

let root: string;
let site: Served | undefined;

const content = (...args: string[]) => runNode(root, "cli/bin.ts", ...args);
const get = (path: string, init?: RequestInit) =>
  fetch(`${site?.origin}${path}`, { redirect: "manual", ...init });
const textOf = async (path: string) => (await get(path)).text();

/** Ids of the rules that a text breaks. */
async function problemsOf(text: string): Promise<string[]> {
  const file = "stories/example.md";
  writeIn(root, `content/${file}`, text);
  const { stdout } = await content("validate", "--format", "json");
  rmSync(`${root}/content/${file}`);
  const report: { diagnostics: { file: string; rule: string }[] } =
    JSON.parse(stdout);
  return report.diagnostics.flatMap((found) =>
    found.file.endsWith(file) ? found.rule : [],
  );
}

const sendMessage = (phone: string) =>
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

beforeAll(() => {
  root = copyProject();
  for (const addition of additions.values()) add(root, addition);
  const links = "[Another](/stories/second-story), and [the press](/press).";
  const first = story("The first story of a customer", links);
  const second = story(
    "Quokkas at work in sales",
    "Well -> done.",
    "/stories/two",
  );
  writeIn(root, "content/stories/first-story.md", first);
  writeIn(root, "content/stories/second-story.md", second);
}, PATIENCE);

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("The README's section about adding", () => {
  it("describes each example, and nothing else", () => {
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

describe("A copy with one of each", { timeout: PATIENCE }, () => {
  it("passes the type checker", async () => {
    const { stdout } = await runNode(
      root,
      "node_modules/typescript/bin/tsc",
      "--noEmit",
    );
    expect(stdout).toBe("");
  });

  it("knows the new collection in every command", async () => {
    const list = await content("list", "stories", "--format", "json");
    expect(list.stdout).toContain('"second-story"');
    const shown = await content("show", "stories/first-story");
    expect(shown.stdout).toContain("/stories/first-story");
    const words = await content("__complete", "content", "list", "st");
    expect(words.stdout).toContain("stories");
    const values = [
      "customer=Fernweh Labs",
      "description=What a customer did.",
    ];
    const made = await content(
      "new",
      "stories",
      "A third story",
      "--dry-run",
      ...values.flatMap((value) => ["--set", value]),
    );
    expect(made.stdout).toContain("customer: Fernweh Labs");
  });

  it("checks links to new pages and entries", async () => {
    const good = linksTo("/press", "/stories/first-story");
    expect(await problemsOf(good)).toEqual([]);
    const bad = linksTo("/presss", "/stories/none");
    expect(await problemsOf(bad)).toEqual(["link/missing", "link/missing"]);
  });

  it("reports the new rule and explains it", async () => {
    const loud = "## READ THE ROOM\n\nText.";
    const text = story("A story that is rather loud", loud, "/stories/loud");
    expect(await problemsOf(text)).toEqual(["heading/shouting"]);
    const { stdout } = await content("explain", "heading/shouting");
    expect(stdout).toContain("Capitals are hard to read");
  });
});

describe("The site of a copy with one of each", { timeout: PATIENCE }, () => {
  beforeAll(async () => {
    await mustRun(root, "cli/bin.ts", "build");
    await mustRun(root, "node_modules/.bin/vite", "build");
    site = await serve(root);
  }, PATIENCE);

  afterAll(() => site?.stop());

  it("answers the new page and the pages of the new collection", async () => {
    expect(await textOf("/press")).toContain("<h1>Press</h1>");
    const html = await textOf("/stories/first-story");
    expect(html).toContain("<h1>The first story of a customer</h1>");
    expect(html).toContain("Quokkas at work");
    expect((await get("/stories/none")).status).toBe(404);
  });

  it("shows what the new plugins make of a text", async () => {
    const html = await textOf("/stories/second-story");
    expect(html).toContain('<span class="lead">Well → done.</span>');
  });

  it("lists them in sitemap.xml, in search and among near matches", async () => {
    const xml = await textOf("/sitemap.xml");
    for (const path of ["/press", "/stories/first-story"])
      expect(xml).toContain(`${path}</loc>`);
    for (const [address, path] of [
      ["/search?q=quokkas", "/stories/second-story"],
      ["/search?q=fernweh", "/stories/first-story"],
      ["/stories/frist-story", "/stories/first-story"],
      ["/presss", "/press"],
    ] as const)
      // On a busy machine, indexing may still be in progress.
      await expect
        .poll(() => textOf(address), { timeout: PATIENCE })
        .toContain(`href="${path}"`);
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
    expect(tooLong.status).toBe(400);
    const refused = await get("/api/story-titles", { method: "PATCH" });
    expect(refused.status).toBe(405);
    expect(refused.headers.get("allow")).toBe("GET, HEAD");
  });

  it("checks, stores and exports the new field of the form", async () => {
    expect(await textOf("/contact-us")).toMatch(/<input[^>]*name="phone"/u);
    expect((await sendMessage("1".repeat(41))).status).toBe(422);
    expect((await sendMessage("+372 5555 0100")).status).toBe(200);
    const { stdout } = await runNode(
      root,
      "server/inbox/inbox-command.mjs",
      "export",
      "contact",
    );
    expect(stdout).toContain('"phone":"+372 5555 0100"');
  });
});
