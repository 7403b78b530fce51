import type { RuleSamples } from "./rule-samples.ts";

function feed(): string {
  return "title: Feed\ndescription: A feed.\ncaption: A feed.\nblocks: [{ kind: note, text: A line. }]\n";
}

export const textsSamples: RuleSamples = {
  "body/empty": {
    breaks: {
      body: "",
      at: { file: "content/blog/second-post.md", line: 10, column: 1 },
    },
    passes: { body: "Text.\n" },
  },
  "body/placeholder": {
    passes: {
      body: "A todo list, `TODO` in code, and how to leave a TODO comment.\n",
    },
  },
  "body/template-text": {
    passes: {
      body: "## Why it matters\n\nText.\n",
      files: {
        "content/blog/first-post.md": {
          fields: { draft: "true" },
          body: "Give the steps, with one example on sample data.\n",
        },
      },
    },
  },
  "callout/invalid": {
    passes: {
      body: "> [!NOTE]\n> A note.\n\n> [!tip]\n>\n> A tip.\n\n> \\[!FOO] is text.\n\n> [!Sic] and [!Sic][1]\n\n[!Sic]: /\n[1]: /\n",
    },
  },
  "code/invalid-option": {
    passes: {
      body: "```ts title=\"it's {1}\" {1,2-3} showLineNumbers\na\nb\nc\n```\n\n~~~js {1} showLineNumbers=10 title='`'\na\n~~~\n",
    },
  },
  "code/no-language": {
    passes: {
      body: "Text.\n\n```sh\nnpm start\n```\n\n    ```\n    indented\n\n<pre>HTML</pre>\n",
    },
  },
  "code/not-rendered": { passes: { body: "```text\nflowchart LR\n```\n" } },
  "code/unknown-language": {
    passes: {
      body: "```JS\nx\n```\n\n~~~ rust\nx\n~~~\n\n```\nx\n```\n\n    ```nope\n",
    },
  },
  "footnote/undefined": {
    passes: {
      body: "Replies doubled.[^1] Not \\[^2], `[^3]`, [^/] and [^a-z].\n\n[^1]: From March to May.\n",
    },
  },
  "footnote/unused": {
    passes: {
      body: "Replies doubled.[^May]\n\n[^may]: From March to May.\n\n```md\n[^2]: A note.\n```\n\n<!--\n[^3]: Later.\n-->\n",
    },
  },
  "heading/duplicate-id": {
    breaks: { body: "## One\n\nText.\n\n«## one!»\n\nText.\n" },
    passes: {
      body: "## A\n\n### Example\n\nText.\n\n## B\n\n### Example\n\nText.\n",
    },
  },
  "heading/own-id": {
    passes: { body: "## One {#two}\n\nText.\n\n## Two\n\nText \\{#two}.\n" },
  },
  "heading/skip": {
    passes: { body: "## One\n\n### Two\n\n## Three\n\nText.\n" },
  },
  "html/unsafe": { passes: { body: "Some <b>text</b> and <kbd>Esc</kbd>.\n" } },
  "markup/in-field": {
    passes: {
      fields: {
        title: '"How 2 ** 3, `<b>a</b>`, [1] and Q&A (`**`) look in <a>"',
      },
    },
  },
  "markup/not-rendered": {
    passes: {
      body: "Text with ~~struck~~, ~one~, `x^2^`, a == b == c, C++ and D++, i++, ^_^, x\\^2^, [1] and {a}.\n",
    },
  },
  "math/not-closed": {
    passes: {
      body: "$$\nx\n$$\n\n> $$\n> y\n> $$\n\n- a\n\n  $$\n  z\n  $$\n\n```sh\n$$\n```\n\n~~~sh\n$$\n\na\n~~~\n\n\\$\\$\n\n```math\nx\n\ny\n```\n",
    },
  },
  "math/not-rendered": {
    passes: {
      body: "From $5 to $10, US$3 a lead, $5-$10, `$\\x$`, \\$\\x\\$, $HOME and $PATH, $5 a month, up to 10$.\n\n```sh\necho $a^$b\n```\n\n$$\n\\sum_i w_i\n$$\n\n```math\n\\sqrt{2}\n```\n",
    },
  },
  "placeholder/literal": {
    passes: { body: "Hi `{first_name}`, or \\{first_name}, {2} and {a, b}.\n" },
  },
  "placeholder/unknown": {
    breaks: { files: { "content/wireframes/feed.yaml": feed() } },
    passes: {
      body: "{{wireframe:feed}}\n\n`{{code:x}}` and {2} braces\n",
      files: { "content/wireframes/feed.yaml": feed() },
    },
  },
  "spelling/unknown-word": {
    breaks: { files: { "content.config.yaml": "rules: { spelling: warn }\n" } },
    passes: {
      body: "Mara's CRM at LinkedIn and Zorblax: `recieve`, recieve.ts, https://recieve.example, re-engaged APIs, it’s 3rd.\n",
      files: {
        "content.config.yaml": "rules: { spelling: warn }\n",
        "content/.dictionary.txt": "# Our words.\nzorblax\n",
      },
    },
  },
  "table/not-recognized": {
    passes: {
      body: "| Plan | Price |\n| ---- | ----- |\n| Team | -- |\n\nA | B\n\n`|---|---|`\n\n\\| --- \\|\n\n---\n",
    },
  },
  "table/ragged": {
    passes: {
      body: "| Plan | Price |\n| ---- | ----- |\n| Team \\| 1 | `a\\|b` |\nScale | $99 \n| Free | |\n",
    },
  },
  "text/doubled-word": {
    passes: {
      body: 'They had had that that Duran Duran wrote, so so loud. The end. end `the the` x x 5 5, "the the", in may May, go go go\n',
    },
  },
  "text/ellipsis": {
    breaks: {
      files: { "content.config.yaml": "rules: { text/ellipsis: warn }\n" },
    },
    passes: {
      body: "Wait… for `...` and .... only.\n",
      files: { "content.config.yaml": "rules: { text/ellipsis: warn }\n" },
    },
  },
};
