import { hasPage } from "../../model/site-pages.ts";
import { defineRule } from "../define-rule.ts";
import { slugRange } from "./slug-range.ts";

export const slugNoPage = defineRule({
  id: "slug/no-page",
  level: "warn",
  what: "No page of the site shows an entry.",
  why: 'The entry is compiled, but its address answers "not found".',
  whatToDo:
    "Rename the file to the slug that a page shows, or add a page for it to site/route-table.ts.",
  bad: "content/legal/cookies.md",
  good: "content/legal/privacy-policy.md",
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
