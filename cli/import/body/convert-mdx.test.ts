import { expect, test } from "vitest";
import { convertMdx } from "./convert-mdx.ts";
import { trackText } from "./tracked-text.ts";

function convert(text: string, files: Record<string, string> = {}) {
  const body = trackText(text);
  const losses: string[] = [];
  const around = {
    values: new Map<string, string>(),
    readFile: (path: string) => files[path],
  };
  convertMdx(body, around, (line, kind, what, outcome) =>
    losses.push(`${line} ${kind} ${what}: ${outcome}`),
  );
  return { text: body.text, losses };
}

test.for([
  "<Tabs values={[\n  {label: 'Apple pie', value: 'a', attributes: {value: 'x'}},\n  {value: \"b\", label: `B \"2\"`},\n]}>",
  "export const list = [\n  {label: 'Apple pie', value: 'a'},\n  {label: 'B \"2\"', value: 'b'},\n];\n\n<Tabs values={list}>",
])("takes the labels of tabs from their list: %s", (open) => {
  const tabs = `${open}\n<TabItem value="a">One</TabItem>\n<TabItem value={'b'}>Two</TabItem>\n<TabItem value="c">Three</TabItem>\n</Tabs>\n\n<TabItem value="a">Four</TabItem>`;
  const { losses, text } = convert(tabs);
  expect(text.replaceAll(/\n+/gu, "\n").trim()).toBe(
    '**Apple pie**\nOne\n**B "2"**\nTwo\n**c**\nThree\n**a**\nFour',
  );
  expect(losses).toEqual([]);
});

test("fills a partial with what it is given", () => {
  const part =
    'import Inner from "./in/_inner.mdx";\n\nHello {props.name}!{props.none} {props.far}\n\n$x^{2}$ <a href={props.url}>u</a>\n\n<Inner n={3} />\n\n{props.children}\n';
  const { losses, text } = convert(
    'import Part from "./parts/_part.mdx";\n\n<Part name="Ann" url={"/u"} far={far()}>*Kid*</Part>\n\n<Part />',
    { "./parts/_part.mdx": part, "parts/in/_inner.mdx": "N is {props.n}." },
  );
  expect(text).toContain(
    'Hello Ann!  `{props.far}`\n\n`$x^{2}$` <a href="/u">u</a>',
  );
  expect(text).toContain("N is 3.\n\n\n\n*Kid*");
  expect(text).toContain("`$x^{2}$` <a>u</a>");
  expect(losses).toContain(
    "3 expression {props.far}: shown as written: it is not run",
  );
});

test("leads from a partial to where it led in its folder", () => {
  const { text } = convert('import P from "../a/_p.mdx";\n\n<P />', {
    "../a/_p.mdx":
      'import Q from "./b/_q.md";\n\n![x](./x.png) [y *y*](../y.md#y "Y") [z] [u](/u) [v](#v)\n\n[z]: z.md\n\n<Q />\n',
    "../a/b/_q.md": "![w](w.png)",
  });
  expect(text).toContain(
    '![x](../a/x.png) [y *y*](../y.md#y "Y") [z] [u](/u) [v](#v)\n\n[z]: ../a/z.md',
  );
  expect(text).toContain("![w](../a/b/w.png)");
});

test("takes a partial in itself no further", () => {
  const part = 'import A from "./a.mdx";\n\nText\n\n<A /><A />\n';
  const { text } = convert('import A from "./a.mdx";\n\n<A />', {
    "./a.mdx": part,
    "a.mdx": part,
  });
  expect(text.match(/Text/gu)).toHaveLength(3);
});

test("takes in no partial that grows without end", { timeout: 9000 }, () => {
  const nested = `${"<A>".repeat(35)}words${"</A>".repeat(35)}`;
  const { text } = convert(`import A from "./a.mdx";\n\n${nested}`, {
    "./a.mdx": "{props.children} {props.children}",
  });
  expect(text.length).toBeLessThan(5_000_000);
});

test.for([
  [
    "<div>**bold** and [a link](/x_y) in `a<b`</div>",
    '<div><strong>bold</strong> and <a href="/x_y">a link</a> in <code>a&lt;b</code></div>',
  ],
  [
    "<p>*a* <b>_b_</b> &amp; c</p>",
    "<p><em>a</em> <b><em>b</em></b> &amp; c</p>",
  ],
  [
    "<details><summary>**S**</summary>Some *text*</details>",
    "<details><summary><strong>S</strong></summary>Some <em>text</em></details>",
  ],
  [
    "<ul>\n  <li># of **a**</li>\n  <li>![b](/b.png)</li>\n</ul>",
    '<ul>\n  <li># of <strong>a</strong></li>\n  <li><img src="/b.png" alt="b"></li>\n</ul>',
  ],
  ["<div>\n  **a**\n  b\n</div>", "<div>\n  <strong>a</strong>\nb\n</div>"],
  ['<a href="/x">\n*a*\n</a>', '<a href="/x">\n<em>a</em>\n</a>'],
  ["<div>\n- *a*\n- b\n</div>", "<div>\n\n\n- *a*\n- b\n\n\n</div>"],
  ["> <div>*a*</div>", "> <div><em>a</em></div>"],
  ["> <div>\n> *a*</div>", "> <div>\n> *a*</div>"],
  ["<pre>*a* `b`</pre>", "<pre>*a* `b`</pre>"],
  ["<div>plain & _ text</div>", "<div>plain & _ text</div>"],
  ["<span>**a**</span> *b*", "<span>**a**</span> *b*"],
])("reads Markdown between tags: %s", ([written, shown]) => {
  expect(convert(written ?? "").text).toBe(shown);
});
