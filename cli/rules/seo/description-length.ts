import { defineRule } from "../define-rule.ts";
import { checkLength } from "./check-length.ts";

export const seoDescriptionLength = defineRule({
  id: "seo/description-length",
  level: "warn",
  what: "A description is shorter than 50 or longer than 160 characters.",
  why: "Search results show about 155 characters, and ignore a description that says too little.",
  whatToDo: "Aim at 70 to 155 characters.",
  bad: "description: «About leads.»",
  good: "description: Who liked what, why it matters, and how to write the first message that gets an answer.",
  checkFields: (entry) =>
    checkLength(entry, "description", { min: 50, max: 160 }),
});
