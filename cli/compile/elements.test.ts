import { expect, test } from "vitest";
import { compileText } from "../proof/compile-text.ts";
import { compileBody } from "./compile-body.ts";

function compile(text: string, images = {}) {
  const range = { start: 0, end: text.length };
  const fragments = { wireframe: {}, code: {} };
  const input = { file: "blog/post.md", text, range, fragments, images };
  const { diagnostics, rendered } = compileBody({ ...input, render: true });
  if (rendered === undefined) throw new Error("nothing was rendered");
  return { ...rendered, rules: diagnostics.map(({ rule }) => rule) };
}

test.for([
  ["> [!NOTE]\n> Hello *you*", "note", "Note", "<p>Hello <em>you</em></p>"],
  ["> [!tip]\n>\n> - a", "tip", "Tip", "<ul>\n<li>a</li>\n</ul>"],
  ["> [!Warning]  \n> a", "warning", "Warning", "<p>a</p>"],
  ["> [!IMPORTANT]\\\n> a", "important", "Important", "<p>a</p>"],
  ["> [!CAUTION]\n> `a`", "caution", "Caution", "<p><code>a</code></p>"],
] as const)("shows %j as a callout", ([text, kind, title, content]) => {
  const { html, rules, text: plain } = compile(text);
  expect(html.replaceAll(/\n\n+/gu, "\n").trim()).toBe(
    `<div class="callout callout-${kind}" role="note"><p class="callout-title"><strong>${title}</strong></p>\n${content}\n</div>`,
  );
  expect(plain).not.toContain("[!");
  expect(plain).toMatch(new RegExp(`^${title}\n`, "u"));
  expect(rules).toEqual([]);
});

test.for([
  ["> \\[!NOTE]\n> a", 0],
  ["> &#91;!NOTE]\n> a", 0],
  ["> [!NOTE] **a**", 1],
  ["> [!NOTE]", 1],
  ["> [!NOTE]\n>\n>", 1],
  ["> > [!NOTE]\n> > a", 1],
  ["1. > [!NOTE]\n   > a", 1],
  ["> a\n> [!NOTE]", 0],
  ["> - [!NOTE]", 0],
  ["> `[!NOTE]`\n> a", 0],
  ["> [!a b]\n> c", 0],
] as const)("leaves %j a quote", ([text, problems]) => {
  const { html, rules } = compile(text);
  expect(html).toContain("<blockquote>");
  expect(html).not.toContain("callout");
  expect(rules).toEqual(problems === 0 ? [] : ["callout/invalid"]);
});

test("keeps headings, code and links of a callout working", () => {
  const { html, links, toc } = compile(
    '> [!NOTE]\n> ## A heading\n>\n> [b](https://b.example)\n>\n> ```js title="a.js" {1}\n> 1\n> ```\n',
  );
  expect(toc.map(({ id }) => id)).toEqual(["a-heading"]);
  expect(links).toEqual(["https://b.example"]);
  expect(html).toContain('rel="noopener noreferrer"');
  expect(html).toContain(
    '<figure class="code-block"><figcaption>a.js</figcaption><pre tabindex="0"><code class="language-js"><mark class="code-line"><span class="tok-number">1</span>\n</mark></code></pre></figure>',
  );
});

test("marks and numbers lines, and begins a colour again in each line that it reaches into", () => {
  const code = "/* a\n\nb */ `c\n<d>`;";
  const { html, text } = compile(
    `\`\`\`js title="<b>" {1,3} showLineNumbers=9\n${code}\n\`\`\`\n`,
  );
  expect(html).toBe(
    [
      '<figure class="code-block"><figcaption>&#x3C;b></figcaption><pre tabindex="0"><code class="language-js">',
      '<mark class="code-line" data-line="9"><span class="tok-comment">/* a</span>\n</mark>',
      '<span class="code-line" data-line="10">\n</span>',
      '<mark class="code-line" data-line="11"><span class="tok-comment">b */</span> <span class="tok-string">`c</span>\n</mark>',
      '<span class="code-line" data-line="12"><span class="tok-string">&#x3C;d>`</span>;\n</span>',
      "</code></pre></figure>",
    ].join(""),
  );
  expect(text).toBe("<b>\n/* a\nb */ `c\n<d>`;");
});

test("leaves code without options as it is, and marks lines of code that has no colours", () => {
  const plain = "```js\n/* a\nb */\n```\n";
  expect(compile(plain).html).toBe(
    '<pre tabindex="0"><code class="language-js"><span class="tok-comment">/* a\nb */</span>\n</code></pre>',
  );
  const long = `${"x".repeat(99)}\n`.repeat(200);
  const { html } = compile(`\`\`\`js {2}\n${long}\`\`\`\n`);
  expect(html.match(/<mark class="code-line">x{99}\n<\/mark>/gu)).toHaveLength(
    1,
  );
});

test("reads the options of code in quotes, lists and folds", () => {
  const fence = '```js title="a.js"\n1\n```\n';
  const quoted = fence.replaceAll(/^/gmu, "> ");
  const listed = `- a\n\n${fence.replaceAll(/^/gmu, "  ")}`;
  const folded = `<details>\n<summary>b</summary>\n\n${fence}\n</details>\n`;
  for (const text of [quoted, listed, folded])
    expect(compile(text).html).toContain("<figcaption>a.js</figcaption><pre");
});

test.for([
  [
    '![a](/a.png "b *c* <d>")',
    "<figcaption>b *c* &#x3C;d></figcaption></figure>",
  ],
  ['[![a](/a.png "b")](/c)', '<figure><a href="/c"><img src="/a.png" alt="a"'],
  ['- ![a](/a.png "b")\n\n  c', "<figure><img"],
] as const)("gives %j a caption", ([text, expected]) => {
  const { html } = compile(text);
  expect(html).toContain(expected);
  expect(html).not.toContain("title=");
});

test.for([
  "![a](/a.png)",
  'b ![a](/a.png "c")',
  '![a](/a.png "c")\n![a](/b.png "c")',
  '![a](/a.png " ")',
])(
  // prettier-ignore
  "gives %j no caption",
  (text) => {
    expect(compile(text).html).not.toContain("figure");
  },
);

test("shows a link to a video alone in its paragraph as a preview that loads nothing", () => {
  const { excerpt, html, text } = compile(
    "Watch it.\n\n[A *long* film](https://youtu.be/aqz-KE-bpKQ)\n",
  );
  expect(html).toContain(
    '<figure class="video"><a href="https://youtu.be/aqz-KE-bpKQ" class="video-preview" data-player="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&#x26;rel=0" rel="noopener noreferrer"><span class="video-title">A long film</span> <span class="video-source">Video on YouTube, loaded only when you play it</span></a></figure>',
  );
  expect(text).toContain("A long film");
  expect(excerpt).toBe("Watch it.");
});

test("takes an image of this site for the picture of a preview, and none of another", () => {
  const own = "[![A film](/a.png)](https://youtu.be/aqz-KE-bpKQ)";
  const foreign = own.replace("/a.png", "https://i.example/a.png");
  expect(compile(own).html).toContain('<img src="/a.png" alt=""');
  expect(compile(foreign).html).not.toContain("<img");
  for (const text of [own, foreign])
    expect(compile(text).html).toContain('<span class="video-title">A film<');
});

test.for([
  "See [a film](https://youtu.be/aqz-KE-bpKQ).",
  "- [a film](https://youtu.be/aqz-KE-bpKQ)",
  "## [a film](https://youtu.be/aqz-KE-bpKQ)",
  "[a film](https://youtu.be/)",
])("leaves the link of %j a link", (text) => {
  expect(compile(text).html).not.toMatch(/data-player|figure/u);
});

test("gives videos of this site their address and controls, and leaves the rest out", () => {
  const { html, rules } = compile(
    '<video src="./a.mp4" poster="./a.png" width="4" height="3" autoplay onplay="x()">\n<source src="https://b.example/b.mp4">\n<track src="./a.vtt" kind="captions" srclang="en" label="English">\n</video>\n',
    {
      "./a.mp4": { address: "/content-assets/a.1.mp4" },
      "./a.png": { address: "/content-assets/a.2.png" },
      "./a.vtt": { address: "/content-assets/a.3.vtt" },
    },
  );
  expect(html.replaceAll("\n", "")).toBe(
    '<video src="/content-assets/a.1.mp4" poster="/content-assets/a.2.png" width="4" height="3" controls playsinline preload="metadata"><source><track src="/content-assets/a.3.vtt" kind="captions" srclang="en" label="English"></video>',
  );
  expect(rules).toEqual(["html/unsafe", "html/unsafe"]);
});

test("reads many callouts, titles and videos in time that grows with them", () => {
  const parts = [
    "> [!NOTE]\n> a\n\n",
    '```js title="a" {1-999999} showLineNumbers\na\n```\n\n',
    '![a](/a.png "b")\n\n',
    "[a](https://youtu.be/aqz-KE-bpKQ)\n\n",
    "$a^b$ and $\n\n",
  ];
  const took = [300, 3000].map((count) => {
    const start = process.cpuUsage();
    for (const part of parts) compile(part.repeat(count));
    const { system, user } = process.cpuUsage(start);
    return system + user;
  });
  const [few = 1, many = 0] = took;
  expect(many / few).toBeLessThan(60);
});

test.for<[text: string, html: string]>([
  [
    "[call](tel:+3725550100) <a href=sms:+3725550100?body=Hi>write</a>",
    '<p><a href="tel:+3725550100">call</a> <a href="sms:+3725550100?body=Hi">write</a></p>',
  ],
  [
    "A <a title=x href=/docs/api#a=b>b</a> <img alt=c src=./d.svg>, `<a href=/e>`",
    '<p>A <a title="x" href="/docs/api#a=b">b</a> <img alt="c" src="./d.svg" loading="lazy" decoding="async">, <code>&#x3C;a href=/e></code></p>',
  ],
  [
    "访问https://a.example/b，再看https://c.example吧",
    '<p>访问<a href="https://a.example/b" rel="noopener noreferrer">https://a.example/b</a>，再看<a href="https://c.example" rel="noopener noreferrer">https://c.example</a>吧</p>',
  ],
  [
    "“www.a.example” [https://a.example/（b）](https://a.example/（b）)",
    '<p>“<a href="http://www.a.example" rel="noopener noreferrer">www.a.example</a>” <a href="https://a.example/%EF%BC%88b%EF%BC%89" rel="noopener noreferrer">https://a.example/（b）</a></p>',
  ],
])("compiles %s", ([text, html]) => {
  expect(compileText(text)).toBe(html);
});

const tab = (name: string, code: string, more = "") =>
  `\`\`\`sh tab="${name}"${more}\n${code}\n\`\`\`\n\n`;

test("shows code blocks with tabs that follow each other one at a time", () => {
  const { html, rules, text } = compile(
    `${tab("Shell", "a")}${tab("Node.js", "b", ' title="b.mjs"')}Between\n\n${tab("Alone", "c")}`,
  );
  expect(html).toMatch(
    /^<div class="code-tabs" role="group" aria-label="[^"]+"><input type="radio" name="(code-\w+)" id="\1-1" checked><label for="\1-1">Shell<\/label><div class="code-tab"><pre/u,
  );
  expect(html.match(/<label/gu)).toHaveLength(2);
  expect(html).toContain('<figure class="code-block"><figcaption>b.mjs<');
  expect(html).not.toContain("data-tab");
  expect(html).toMatch(/<\/div><\/div>\s*<p>Between<\/p>\s*<pre/u);
  expect(text).toBe("a\nb.mjs\nb\nBetween\nc");
  expect(rules).toEqual([]);
});

test("keeps the buttons of two groups of code apart, also in a list", () => {
  const group = tab("A", "1") + tab("B", "2");
  const inList = group.replace("1", "3").replaceAll(/^(?=.)/gmu, "  ");
  const { html } = compile(`${group}- x\n\n${inList}`);
  const names = [...html.matchAll(/name="([^"]+)"/gu)].map(([, name]) => name);
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(2);
});
