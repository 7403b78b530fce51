import { formatWriting } from "../../cli/look/explain/explanations.ts";
import { formatManPage } from "./format-man-page.ts";
import { formatMarkdownReference } from "./format-markdown.ts";
import { formatSnippets } from "./format-snippets.ts";
import { createSilentProgram } from "./read-help.ts";

const WRITING = `# What a text can have

Made from \`content explain writing\` by \`node scripts/make-reference.ts\`: do not edit.

Texts are Markdown as on GitHub: tables, task lists, footnotes, strikethrough, and HTML that cannot do harm. What
follows comes on top.

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
