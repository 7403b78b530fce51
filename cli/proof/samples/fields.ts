import { collectionNames, collections } from "#schema";
import { PLANS } from "../testing/sample-files.ts";
import type { FixtureFile, RuleSamples } from "./rule-samples.ts";

function oneFileEach(): Record<string, FixtureFile> {
  return Object.fromEntries(
    collectionNames.map((name): [string, FixtureFile] => {
      const { kind } = collections[name];
      if (kind === "markdown") return [`content/${name}/one.md`, {}];
      const file = kind === "settings" ? name : `${name}/one`;
      return [`content/${file}.yaml`, "{}\n"];
    }),
  );
}

function resource(slug: string): string {
  return `- id: a-resource\n  title: A resource\n  description: A text.\n  date: 2026-01-01\n  type: blog\n  slug: ${slug}\n`;
}

const SIGNALS =
  "- { id: 1, slug: signals, name: Signals, description: What people do. }\n";

/** A theme of black on white, and of white on black. @param faint the shades of one colour */
function themeWith(faint: string): string {
  const colorOf = (name: string) => {
    if (/^(?:primary|danger-fill)/u.test(name)) return '"#666666 #666666"';
    if (name === "on-primary") return '"#ffffff #ffffff"';
    if (name === "faint") return faint;
    const isBehind =
      /^(?:page|band|tint|surface|raised|fill.*|.*-soft|selection|code|code-marked)$/u;
    return isBehind.test(name) ? '"#ffffff #000000"' : '"#111111 #ffffff"';
  };
  const font = "{ family: Geist, package: geist }";
  const { colors, night, moreContrast, tinted } = collections.theme.value.shape;
  const darkOf = (name: string) => colorOf(name).replace(/#\w+ /u, "");
  const parts = Object.entries({ colors, night, moreContrast, tinted }).map(
    ([part, { shape }]) =>
      `${part}:\n${Object.keys(shape)
        .map(
          (name) =>
            `  ${name}: ${(part === "night" ? darkOf : colorOf)(name)}\n`,
        )
        .join("")}`,
  );
  return `fonts: { sans: ${font}, mono: ${font} }\n${parts.join("")}`;
}

const LEGAL_PAGE = `---
title: What we keep about visitors, and for how long we keep it
description: Which facts about visitors we store, why we need each of them, who else can see them, and the day on which we delete them.
date: 2026-01-15
---

A text.
`;

/** A post with nothing but a title and a date. */
const PLAIN = "---\ntitle: A plain post\ndate: 2026-01-02\n---\n\nWords.\n";

export const fieldsSamples: RuleSamples = {
  "yaml/text-cut": {
    breaks: {
      fields: { title: "A first post for readers #2 of the tests" },
      at: { file: "content/blog/second-post.md", line: 3, column: 33 },
    },
  },
  "plan/disagrees": {
    breaks: { files: { "content/plans.yaml": PLANS } },
    passes: {
      files: { "content/plans.yaml": PLANS },
      body: "Starter costs $27 a month, Leadrow Starter $49.\n",
    },
  },
  "collection/empty": {
    breaks: {
      files: { "content/README.md": "" },
      at: { file: "content", line: 1, column: 1 },
    },
    passes: { files: oneFileEach() },
  },
  "collection/plain-markdown": {
    breaks: {
      files: {
        "content/blog/one.md": PLAIN,
        "content/blog/three.md": PLAIN,
        "content/blog/two.md": PLAIN,
      },
      at: { file: "content/blog/one.md", line: 1, column: 1 },
    },
    passes: { files: { "content/blog/one.md": PLAIN } },
  },
  "collection/stray-file": {
    breaks: {
      files: { "content/posts/a-post.md": {} },
      at: { file: "content/posts/a-post.md", line: 1, column: 1 },
    },
    passes: {
      files: {
        "content/blog/README.md": "How to write a post.\n",
        "content/.hidden": "",
        "content/blog/deep/index.md": { fields: { id: "3" } },
        "content/blog/2026/deeper.md": { fields: { id: "4" } },
      },
    },
  },
  "date/expires-before-publish": {
    breaks: {
      fields: {
        publishAt: "2026-02-01T09:00:00+02:00",
        expiresAt: "«2026-02-01T07:00:00Z»",
      },
    },
    passes: { fields: { expiresAt: "2026-02-01" } },
  },
  "date/invalid": { passes: { fields: { date: "2024-02-29" } } },
  "date/updated-before-date": { passes: { fields: { updated: "2026-01-02" } } },
  "front-matter/language": {
    breaks: {
      files: {
        "content/blog/second-post.md":
          '---«js»\n{ title: "A" }\n---\n\nText.\n',
      },
    },
    passes: {
      files: {
        "content/blog/second-post.md": "---  \ntitle: A title\n---\n\nText.\n",
      },
    },
  },
  "front-matter/missing": {
    breaks: {
      files: { "content/blog/second-post.md": "«# A heading»\n\nText.\n" },
    },
  },
  "front-matter/typographic-quotes": {
    passes: {
      fields: {
        title: '"“A second post for the tests”"',
        description:
          "“A quote” that begins the value, and one that “ends it, at its end”",
      },
    },
  },
  "front-matter/unclosed": {
    breaks: {
      files: {
        "content/blog/second-post.md": "«---»\ntitle: A title\n\nText.\n",
      },
    },
  },
  "id/duplicate": {
    breaks: { fields: { id: "«1»" } },
    passes: { fields: { id: "2" } },
  },
  "job/expired": {
    breaks: {
      files: {
        "content/jobs/analyst.md": {
          fields: { expiresAt: "«2026-06-01T12:00:00Z»" },
        },
      },
    },
    passes: {
      files: {
        "content/jobs/analyst.md": {
          fields: { expiresAt: "2026-06-01T12:00:01Z" },
        },
      },
    },
  },
  "ref/draft-target": {
    breaks: {
      files: {
        "content/blog/first-post.md": { fields: { draft: "true" } },
        "content/resources.yaml": resource("«first-post»"),
      },
    },
    passes: { files: { "content/resources.yaml": resource("first-post") } },
  },
  "ref/unused": {
    breaks: {
      files: {
        "content/categories.yaml": `${SIGNALS}- { id: 2, slug: «singals», name: A, description: B. }\n`,
      },
    },
    passes: {
      fields: { categories: "[others]" },
      files: {
        "content/categories.yaml": `${SIGNALS}- { id: 2, slug: others, name: A, description: B. }\n`,
      },
    },
  },
  "review/overdue": {
    breaks: { fields: { reviewBy: "«2026-05-31»", owner: "Mara" } },
    passes: { fields: { reviewBy: "2026-06-01" } },
  },
  "schema/length": {
    breaks: { fields: { title: `«${"x".repeat(121)}»` } },
    passes: { fields: { title: "x".repeat(120) } },
  },
  "schema/required": {
    breaks: {
      files: { "content/blog/second-post.md": "«---»\nid: 2\n---\n\nText.\n" },
    },
  },
  "seo/duplicate": {
    breaks: {
      fields: { title: "«The very same Title»" },
      files: {
        "content/blog/first-post.md": {
          fields: { title: "The very same title" },
        },
      },
    },
  },
  "seo/title-length": {
    breaks: { fields: { title: `«${"x".repeat(66)}»` } },
    passes: { fields: { title: "x".repeat(65) } },
  },
  "slug/case-collision": {
    breaks: {
      files: {
        "content/blog/Second-post.md": { fields: { id: "3" } },
      },
      at: { file: "content/blog/second-post.md", line: 1, column: 1 },
    },
  },
  "slug/duplicate": {
    breaks: { fields: { slug: "«first-post»" } },
    passes: { fields: { slug: "first-posts" } },
  },
  "slug/format": {
    breaks: { fields: { slug: "«Second Post»" } },
    passes: { fields: { slug: "2nd-post" } },
  },
  "slug/no-page": {
    breaks: {
      files: { "content/legal/cookies.md": LEGAL_PAGE },
      at: { file: "content/legal/cookies.md", line: 1, column: 1 },
    },
    passes: { files: { "content/legal/privacy-policy.md": LEGAL_PAGE } },
  },
  "slug/reserved": {
    breaks: {
      files: { "content/blog/create.md": { fields: { id: "3" } } },
      at: { file: "content/blog/create.md", line: 1, column: 1 },
    },
    passes: { files: { "content/blog/created.md": { fields: { id: "3" } } } },
  },
  "yaml/duplicate-key": {
    breaks: { fields: { date: "2026-01-02\n«date»: 2026-01-03" } },
  },
  "yaml/tab": {
    breaks: {
      files: { "content/plans.yaml": "- id: free\n«\t»name: Free\n" },
    },
    passes: {
      files: { "content/plans.yaml": "- id: free\n  name: Free\n" },
    },
  },
  "theme/contrast": {
    breaks: {
      files: { "content/theme.yaml": themeWith('"#787878 #ffffff"') },
      at: { file: "content/theme.yaml", line: 15, column: 10 },
    },
    passes: {
      files: { "content/theme.yaml": themeWith('"#767676 #ffffff"') },
    },
  },
};
