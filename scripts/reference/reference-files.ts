import { formatWriting } from "../../cli/look/explain/explanations.ts";
import { formatManPage } from "./format-man-page.ts";
import { formatMarkdownReference } from "./format-markdown.ts";
import { formatSnippets } from "./format-snippets.ts";
import { createSilentProgram } from "./read-help.ts";

const WRITING = `# What a text can have

Made from \`content explain writing\` by \`node scripts/make-reference.ts\`: do not edit.

Texts are Markdown as on GitHub: tables, task lists, footnotes, strikethrough, and HTML that cannot do harm. What
follows comes on top.

## Posts that are only Markdown

A post needs a title, a description, a date and an author; \`content validate\` names what is missing. Everything else
may be left out: without \`type\` it is a blog post, without \`categories\` it is in none.

\`\`\`yaml
---
title: What a like is worth
description: What to look at before you write to somebody who liked a post.
date: 2026-11-20
author: mara-lind # or authors: [mara-lind, tom-averill]
tags: [LinkedIn, cold outreach]
series: Signals from scratch
---
\`\`\`

- Files may lie in folders below blog/: \`blog/2024/my-post.md\` is /blog/my-post, with its pictures beside it.
- \`id\` is the number by which feeds know a post. Without it, the number follows from the slug. \`content mv\` writes it
  down when it renames a post; somebody who renames the file by hand gives the post a new number, and feed readers show
  it once more.
- \`tags\` are free words; categories are a list that you keep, each with a page and feeds.
- Posts with the same \`series\` show "Part 2 of 3" and links to each other, in the order of their dates.

Posts that were written for another tool are taken in by \`content import mdx FOLDER\` (or \`hugo\`, \`jekyll\`, ...), from a
folder outside of content/: it keeps their dates and tags, adds the authors, derives the descriptions, and reports all
that it could not tell.

## Publishing at a time

An entry with \`draft: true\` is not shown. Without that line it is, from its \`date\` on, or from \`publishAt\` if it has one: a
date means midnight in UTC, a time names its offset. Nothing has to be built at that moment.

\`\`\`yaml
---
title: What a like is worth
date: 2026-11-20
publishAt: 2026-11-20T09:00:00+01:00 # nine in the morning in Berlin
expiresAt: 2026-12-31
---
\`\`\`

\`content list --status scheduled\` shows what waits, \`content explain publishAt\` the field, and \`npm run dev\` the page.

## Showing a draft to somebody

\`npm run export -- --drafts --out DIR\` writes the whole site with drafts and scheduled entries as files; each pull request of
content gets such a preview ([content-in-ci.md](content-in-ci.md)). \`content preview blog/a-title\` prints an address of one draft
on a running server, which works for seven days.

## Quotes and apostrophes

The site shows them as they are written. Ours are curly in prose (“like this”, it’s) and straight in code and in messages to
copy; times have 24 hours (09:30).

`;

/** The generated documentation of the commands: path in the project -> text. */
export function referenceFiles(): Map<string, string> {
  return new Map([
    ["man/content.1", formatManPage(createSilentProgram())],
    ["docs/cli.md", formatMarkdownReference(createSilentProgram())],
    ["docs/writing.md", WRITING + formatWriting.markdown()],
    [".vscode/writing.code-snippets", formatSnippets()],
  ]);
}
