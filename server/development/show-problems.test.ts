import type { ContentProblem } from "#schema";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readProblems, showProblems } from "./show-problems.ts";
import { startApp } from "../testing/start-app.ts";

const problem: ContentProblem = {
  file: "content/blog/half.md",
  line: 3,
  column: 7,
  message: '`type` is "<script>alert(1)</script>".',
  help: "Write `article`.",
  paths: ["/blog/half"],
};

/** A page that says whether the server found something to show. */
async function openPage(url: string, problems: readonly ContentProblem[]) {
  const { content, close } = await startApp();
  onTestFinished(close);
  const render = showProblems(
    async ({ asData, notice, url: asked }) => {
      const status = asked === "/" || notice ? 200 : 404;
      if (asData) return { status, json: '{"page":1}' };
      const words = notice ? [notice.heading, ...(notice.errors ?? [])] : [];
      return { status, html: `<body><main>${words.join(" ")}</main></body>` };
    },
    async () => problems,
  );
  return (asData = false) =>
    render({ url, content: content.current(), siteUrl: "", asData });
}

test("adds no banner while the content has no errors", async () => {
  const open = await openPage("/", []);
  expect(await open()).toEqual({
    status: 200,
    html: "<body><main></main></body>",
  });
});

test("adds the place, the message and the remedy of each error to every page, escaped", async () => {
  const page = await (await openPage("/", [problem]))();
  const html = "html" in page ? page.html : "";
  expect(html).toMatch(/^<body><main><\/main>.*<\/dialog><\/body>$/su);
  expect(html).toContain("content/blog/half.md:3:7");
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain("Write `article`.");
  expect(html).not.toContain("<script>");
  expect(html).toContain('role="alert"');
});

test("shows the errors of an entry at its own address, and has no data of it", async () => {
  const open = await openPage("/blog/half?from=list", [problem]);
  expect(await open()).toMatchObject({
    status: 500,
    html: expect.stringContaining("content/blog/half.md:3:7: `type`"),
  });
  expect(await open(true)).toEqual({ status: 500, json: "{}" });
});

test("leaves other missing pages as they are, with a banner", async () => {
  const open = await openPage("/nowhere", [problem]);
  expect(await open()).toMatchObject({
    status: 404,
    html: expect.stringContaining("content-problems"),
  });
  expect(await open(true)).toEqual({ status: 404, json: '{"page":1}' });
});

test("reads no problems from a file that is missing or half written", async () => {
  const folder = await mkdtemp(join(tmpdir(), "problems-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "problems.json");
  expect(await readProblems(file)).toEqual([]);
  await writeFile(file, '[{"file":');
  expect(await readProblems(file)).toEqual([]);
  await writeFile(file, JSON.stringify([problem]));
  expect(await readProblems(file)).toEqual([problem]);
});
