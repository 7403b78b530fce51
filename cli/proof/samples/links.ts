import { SVG } from "./sample-bytes.ts";
import type { RuleSamples } from "./rule-samples.ts";

const BEFORE = {
  "content/blog/second-post.md": { body: "## The old words\n\nText.\n" },
};

const SETTINGS = { "content/site.yaml": "host: northlark.example\n" };

export const linksSamples: RuleSamples = {
  "alias/collides": {
    breaks: { fields: { aliases: "[/old, «/blog/first-post»]" } },
    passes: {
      fields: { aliases: "[/old]" },
      files: {
        "content/blog/first-post.md": { fields: { aliases: "[/older]" } },
      },
    },
  },
  "alias/loop": {
    breaks: { fields: { aliases: "[/old, «/blog/Second-Post/»]" } },
    passes: { fields: { aliases: "[/old, /blog/second]" } },
  },
  "anchor/removed": {
    breaks: { before: BEFORE, body: "«## The new words»\n\nText.\n" },
    passes: { before: BEFORE, body: "### The old words?\n\nText.\n" },
  },
  "link/anchor": {
    passes: {
      body: "## One thing\n\nSee [a](#one-thing) and [b](/blog/first-post#two).\n",
      files: { "content/blog/first-post.md": { body: "## Two\n\nText.\n" } },
    },
  },
  "link/dead": {
    breaks: {
      answers: {
        "https://studies.invalid/gone": {
          kind: "dead",
          why: "answers 404 (Not Found)",
        },
      },
    },
    passes: {
      body: "See [the study](https://studies.invalid/found).\n",
      answers: { "https://studies.invalid/found": { kind: "found" } },
    },
  },
  "link/draft-target": {
    breaks: {
      body: "See «[the draft](/blog/first-post)».\n",
      files: { "content/blog/first-post.md": { fields: { draft: "true" } } },
    },
    passes: { body: "See [the post](/blog/first-post).\n" },
  },
  "link/empty-text": {
    passes: { body: "See [![Prices](/a.png)](/pricing).\n" },
  },
  "link/escape": { passes: { body: "See [notes](../blog/first-post.md).\n" } },
  "link/expired-target": {
    breaks: {
      body: "See «[the post](/blog/first-post)».\n",
      files: {
        "content/blog/first-post.md": { fields: { expiresAt: "2026-03-01" } },
      },
    },
    passes: {
      fields: { expiresAt: "2026-03-01" },
      body: "See [the post](/blog/first-post).\n",
      files: {
        "content/blog/first-post.md": { fields: { expiresAt: "2026-02-01" } },
      },
    },
  },
  "link/localhost": {
    passes: {
      body: "See [a](https://localhost.example) and `http://127.0.0.1`. Open http://localhost:4000/größe or <http://10.0.0.7>.\n",
    },
  },
  "link/missing": {
    passes: {
      body: "[a](/blog/first-post) [b](/pricing?x=1#y) [c](/files/a.csv) [d](https://a.example) [e](/rss.xml) [f](/old) [g](mailto:a@b.example)\n",
      files: {
        "content/blog/first-post.md": { fields: { aliases: "[/old]" } },
        "public/files/a.csv": "a\n",
      },
    },
  },
  "link/moved": {
    breaks: {
      answers: {
        "http://studies.invalid/old": {
          kind: "found",
          moved: "https://studies.invalid/new",
        },
      },
    },
    passes: {
      body: "See [the study](https://studies.invalid/new).\n",
      answers: { "https://studies.invalid/new": { kind: "found" } },
    },
  },
  "link/redirected": {
    breaks: {
      body: "See «[the post](/old#two)».\n",
      files: {
        "content/blog/first-post.md": { fields: { aliases: "[/old]" } },
      },
    },
    passes: {
      body: "See [the post](/blog/first-post) and [a demo](/demo).\n",
      files: {
        "content/blog/first-post.md": { fields: { aliases: "[/old]" } },
      },
    },
  },
  "link/self-origin": {
    breaks: { files: SETTINGS },
    passes: {
      body: "See [prices](https://app.northlark.example/pricing).\n",
      files: SETTINGS,
    },
  },
  "link/undefined-reference": {
    passes: {
      body: "See the [prices][plans], list[0][1], [0][1], [a-z][0-9], int[][], [sic], [x] and \\[a][b].\n\n- [ ] Open\n- [x] Done\n\n[plans]: /pricing\n",
    },
  },
  "link/unreachable": {
    breaks: {
      answers: {
        "https://studies.invalid/busy": {
          kind: "unknown",
          why: "answers 503 (Service Unavailable)",
        },
      },
    },
    passes: {
      body: "See [the study](https://studies.invalid/found).\n",
      answers: { "https://studies.invalid/found": { kind: "found" } },
    },
  },
  "link/unused-definition": {
    passes: {
      body: "See the [Prices], [more][our  plans] and ![A][photo].\n\n[prices]: /pricing\n[our plans]: /pricing\n[photo]: /a.svg\n[//]: # (a comment)\n\n    [code]: /x\n",
      files: { "public/a.svg": SVG },
    },
  },
  "link/vague-text": {
    passes: {
      body: 'See [more about prices](/pricing), [prices here](/pricing) and <a href="/pricing" aria-label="Prices">here</a>.\n',
    },
  },
  "url/removed": {
    breaks: {
      before: { "content/blog/second-post.md": {} },
      fields: { slug: "«another-slug»" },
    },
    passes: {
      before: { "content/blog/second-post.md": {} },
      fields: { slug: "another-slug", aliases: "[/blog/second-post]" },
    },
  },
};
