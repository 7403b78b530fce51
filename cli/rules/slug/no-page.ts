import { hasPage } from "../../model/site-pages.ts";
import { defineRule } from "../define-rule.ts";
import { slugRange } from "./slug-range.ts";

const LEGAL_PAGE = `---
title: What we keep about visitors, and for how long we keep it
description: Which facts about visitors we store, why we need each of them, who else can see them, and the day on which we delete them.
date: 2026-01-15
---

A text.
`;

export const slugNoPage = defineRule({
  id: "slug/no-page",
  level: "warn",
  what: "No page of the site shows an entry.",
  why: 'The entry is compiled, but its address answers "not found".',
  whatToDo:
    "Rename the file to the slug that a page shows, or add a page for it to site/route-table.ts.",
  bad: "content/legal/cookies.md",
  good: "content/legal/privacy-policy.md",
  breaks: {
    files: { "content/legal/cookies.md": LEGAL_PAGE },
    at: { file: "content/legal/cookies.md", line: 1, column: 1 },
  },
  passes: { files: { "content/legal/privacy-policy.md": LEGAL_PAGE } },
  checkFields(entry) {
    if (entry.kind !== "markdown" || hasPage(entry.path)) return [];
    return [
      {
        range: slugRange(entry),
        message: `No page of the site shows "${entry.path}".`,
      },
    ];
  },
});
