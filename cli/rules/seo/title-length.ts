import { defineRule } from "../define-rule.ts";
import { checkLength } from "./check-length.ts";

export const seoTitleLength = defineRule({
  id: "seo/title-length",
  level: "warn",
  what: "A title is shorter than 10 or longer than 65 characters.",
  why: "Search results cut longer titles, and shorter ones say too little.",
  whatToDo: "Aim at 20 to 65 characters.",
  bad: "title: Leads",
  good: "title: Turn public likes into a lead list",
  checkFields: (entry) => checkLength(entry, "title", { min: 10, max: 65 }),
});
