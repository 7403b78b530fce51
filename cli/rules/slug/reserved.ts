import { reservedSlugs } from "../../model/site-pages.ts";
import { defineRule } from "../define-rule.ts";
import { slugRange } from "./slug-range.ts";

export const slugReserved = defineRule({
  id: "slug/reserved",
  level: "error",
  what: "A slug is the address of one of the site's own pages.",
  why: "Nobody could reach the entry.",
  whatToDo: "Choose another slug.",
  bad: "content/blog/create.md",
  good: "content/blog/create-a-list.md",
  checkFields(entry) {
    if (entry.kind !== "markdown") return [];
    const { collection, slug } = entry;
    if (!reservedSlugs(collection).has(slug)) return [];
    const message = `"${slug}" is the address of one of the site's own pages.`;
    return [{ range: slugRange(entry), message }];
  },
});
