import { expect, test } from "vitest";
import { toBodyInput } from "./body-compiler.ts";
import { compileBody } from "./compile-body.ts";

test("finds each heading with its anchor and its line, in every syntax", () => {
  const text = [
    "## C++ & D  \n",
    "Under *lined*\n-------------\n",
    "> ### In a quote\n",
    "<h2>In HTML</h2>\n",
    "```md\n## In code\n```\n",
    "## Own {#mine}\n",
  ].join("\n");
  const { headings } = compileBody({
    file: "blog/a.md",
    text,
    range: { start: 0, end: text.length },
    fragments: { wireframe: {}, code: {} },
    images: {},
    render: false,
  });
  expect(
    headings.map(({ depth, end, id, start, text: words }) => [
      depth,
      id,
      words,
      text.slice(start, end),
    ]),
  ).toEqual([
    [2, "c--d", "C++ & D", "## C++ & D"],
    [2, "under-lined", "Under lined", "Under *lined*"],
    [3, "in-a-quote", "In a quote", "### In a quote"],
    [2, "in-html", "In HTML", "<h2>In HTML</h2>"],
    [2, "mine", "Own", "## Own {#mine}"],
  ]);
});

/** The headings and anchors of a text, and what is wrong with them. */
function read(...lines: string[]) {
  const text = `${lines.join("\n\n")}\n`;
  const { anchors, diagnostics, headings, rendered } = compileBody(
    toBodyInput("blog/a.md", text),
  );
  const problems = diagnostics.map(
    ({ line, rule, severity }) => `${line} ${severity} ${rule}`,
  );
  const names = headings.map(({ id, text: words }) => [id, words]);
  return { anchors, problems, names, toc: rendered?.toc };
}

test("leaves the numbers of footnotes out of headings", () => {
  const found = read(
    "## Costs[^x] and gains[^y]",
    "Text.",
    "[^x]: One.",
    "[^y]: Two.",
  );
  expect(found.names).toEqual([["costs-and-gains", "Costs and gains"]]);
  expect(found.toc).toEqual([
    { depth: 2, id: "costs-and-gains", text: "Costs and gains" },
  ]);
});

test("names a heading with a formula once", () => {
  const { names, toc } = read("## Growth of $x$", "Text.");
  expect(names).toEqual([["growth-of-x", "Growth of x"]]);
  expect(toc?.[0]?.text).toBe("Growth of x");
});

test("names headings without letters by their signs, wherever they are", () => {
  const headings = ["## 🎉", "## 🎉🔥", "## :tada: :zap:", "## !!", "## ㊙️"];
  const ids = headings.map((each) => read(each, "Text.").names[0]?.[0]);
  expect(ids).toEqual(["tada", "tada-fire", "tada-zap", "21-21", "secret"]);
  const all = read(...headings);
  expect(all.names.map(([id]) => id)).toEqual(ids);
  expect(all.problems).toEqual(["1 error body/empty"]);
  expect(read("## ![Our logo](/logo.svg)", "Text.").names).toEqual([
    ["our-logo", "Our logo"],
  ]);
});

test("keeps anchors and their ids, one of each, and finds links to them", () => {
  const found = read(
    '<a name="former"></a>',
    '## <span id="plan"></span>The plan',
    '<h3 id="q&a">Q</h3>',
    '<div id="fig.1"><p>A</p></div>',
    "[a](#former) [b](#plan) [c](#fig.1)",
    '<b id="former">B</b> <i id="contents">C</i> <i id="user-content-fn-1">D</i>',
  );
  expect(found.anchors).toEqual(["former", "plan", "q", "fig.1"]);
  expect(found.problems).toEqual([
    "5 warning html/unsafe",
    "11 warning heading/own-id",
    "11 warning heading/own-id",
    "11 warning heading/own-id",
  ]);
});
