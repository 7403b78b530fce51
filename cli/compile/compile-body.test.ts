import { expect, test } from "vitest";
import { collections } from "#schema";
import { parse } from "yaml";
import { SNIPPET, WIREFRAME } from "../proof/testing/sample-files.ts";
import { countWords } from "../model/reading-time.ts";
import { compileBody } from "./compile-body.ts";

const fragments = {
  wireframe: { feed: collections.wireframes.record.parse(parse(WIREFRAME)) },
  code: { lead: collections.snippets.record.parse(parse(SNIPPET)) },
};

function render(text: string, images = {}) {
  const range = { start: 0, end: text.length };
  const input = { file: "blog/post.md", text, range, fragments, images };
  const { rendered } = compileBody({ ...input, render: true });
  if (rendered === undefined) throw new Error("nothing was rendered");
  return rendered;
}

test("numbers headings that are alike and ends each with a link to itself", () => {
  const { html, toc } = render(
    "## Ünï & co\n\n### A `b`\n\n## Ünï & co\n\n##### Five\n",
  );
  expect(toc).toEqual([
    { depth: 2, text: "Ünï & co", id: "ünï--co" },
    { depth: 3, text: "A b", id: "a-b" },
    { depth: 2, text: "Ünï & co", id: "ünï--co-1" },
  ]);
  expect(html).toContain(
    '<h3 id="a-b">A <code>b</code><a class="heading-anchor" href="#a-b" aria-label="Link to this section: A b"><span aria-hidden="true">#</span></a></h3>',
  );
});

test("puts tables into labelled regions that can be reached by keyboard", () => {
  const table = "| a |\n|---|\n| 1 |\n";
  const { html } = render(`## Plans\n\n${table}\n${table}`);
  expect(html).toContain(
    '<div class="table-scroll" role="region" aria-label="Table: Plans" tabindex="0"><table>',
  );
  expect(html).toContain('aria-label="Table: Plans (2)"');
});

test("colours code by classes and keeps braces in it", () => {
  const { html } = render(
    '```json\n{ "a": "{{wireframe:feed}}" }\n```\n\n```csv\na,b\n```\n\n```nonsense\nx\n```\n\n`{{code:lead}}`\n',
  );
  expect(html).toContain('<code class="language-json">');
  expect(html).toContain(
    '<span class="tok-string">"{{wireframe:feed}}"</span>',
  );
  expect(html).toContain("<code>{{code:lead}}</code>");
  expect(html).toContain('<pre tabindex="0">');
  expect(html).not.toContain("style=");
  expect(html).not.toContain("wireframe-frame");
});

test.for(['<">', "&lt;&quot;&gt;", '<a title="<&quot;>">', '&#60;"&#62;'])(
  "puts code into its own gap, whatever stands around it: %s",
  (around) => {
    const { html } = render(
      `${around}\n\n\`\`\`ts\n${around}\n\`\`\`\n\n    ${around}\n\n\`\`\`js\nlet b\n\`\`\`\n\n${around}\n`,
    );
    expect(html).not.toContain('<">');
    const codes = [...html.matchAll(/<code[^>]*>([^]*?)<\/code>/gu)];
    expect(codes).toHaveLength(3);
    expect(codes[2]?.[1]).toContain('<span class="tok-keyword">let</span> b');
  },
);

const codeIn = (code: string) => render(`\`\`\`js\n${code}\n\`\`\`\n`).html;

test("shows code without colours that a grammar could take minutes for", () => {
  const few = "let a = '';\n";
  expect(codeIn(few)).toContain("tok-");
  expect(codeIn(few.repeat(999))).not.toContain("tok-");
  expect(codeIn(`let ${"'\"".repeat(900)}`)).toContain("tok-");
  const many = `let ${"'\"".repeat(1100)}`;
  expect(codeIn(many)).toContain(`<code class="language-js">${many}\n</code>`);
});

test("draws a wireframe as one picture with a text alternative and without styles", () => {
  const { html, text } = render("Before.\n\n{{wireframe:feed}}\n\nAfter.\n");
  expect(html).toContain(
    '<figure class="wireframe"><div class="wireframe-frame" role="img" aria-label="A feed with one lead.">',
  );
  expect(html).toContain(
    '<span class="wireframe-priority" data-priority="high">High Priority</span>',
  );
  expect(html).toContain(
    '<rect class="wireframe-bar-fill" width="50" height="8">',
  );
  expect(html).toContain("A &#x3C;b>short&#x3C;/b> line.");
  expect(html).toContain(
    "<figcaption>The feed on sample data.</figcaption></figure>",
  );
  expect(html).not.toMatch(/style=|\{\{|table-scroll/u);
  expect(text).toBe("Before.\nThe feed on sample data.\nAfter.");
});

test("shows a snippet with its title, coloured and escaped", () => {
  const { html } = render("{{code:lead}}\n");
  expect(html).toContain(
    '<figure class="code-block"><figcaption>Read one lead</figcaption><pre tabindex="0"><code class="language-json">',
  );
  expect(html).toContain("&#x3C;b>");
  expect(html).toContain("{{wireframe:feed}}");
});

test("fills in placeholders on lines that follow each other", () => {
  const { html } = render("{{code:lead}}\n{{wireframe:feed}}\n");
  expect(html.match(/<figure/gu)).toHaveLength(2);
});

test("lets no braces of a placeholder through outside code", () => {
  const { html } = render(
    "A {{code:lead}} b {{wireframe:none}}\n\n{{code:none}}\n",
  );
  expect(html).not.toContain("{{");
});

test("gives links to other sites no opener and lists every target once, sorted", () => {
  const { html, links } = render(
    "[b](https://b.example) [a](/a) [b](https://b.example)[^1]\n\n[^1]: Note.\n",
  );
  expect(html).toContain(
    '<a href="https://b.example" rel="noopener noreferrer">',
  );
  expect(html).toContain('<a href="/a">a</a>');
  expect(links).toEqual(["/a", "https://b.example"]);
});

test("gives images their address, size and patience", () => {
  const { html } = render("![A chart](./chart.svg)\n", {
    "./chart.svg": {
      address: "/content-assets/chart.01234567.svg",
      width: 40,
      height: 30,
    },
  });
  expect(html).toContain(
    '<img src="/content-assets/chart.01234567.svg" alt="A chart" width="40" height="30" loading="lazy" decoding="async">',
  );
});

test("names the box of a task by its words", () => {
  const { html } = render("- [x] Pick a post\n- [ ] Write\n");
  expect(html).toContain(
    '<input type="checkbox" checked disabled aria-label="Pick a post">',
  );
});

test("cuts the excerpt between words of the running text", () => {
  const { excerpt, text } = render(
    `## Heading\n\n${"word ".repeat(60)}\n\n- item\n`,
  );
  expect(excerpt).toMatch(/^(?:word )+word\.\.\.$/u);
  expect(excerpt.length).toBeLessThanOrEqual(200);
  expect(countWords(text)).toBe(62);
});
