import * as z from "zod/mini";
import { entryKinds } from "../choices.ts";
import type { MarkdownCollection } from "../collection.ts";
import { compiledFields, publishingFields, byOrder } from "../entry-fields.ts";
import { noted } from "../field-types.ts";

const guideCategory = z.enum(["Beginner", "Intermediate", "Advanced"]);
const guideIcon = z.enum([
  "compass",
  "users",
  "radar",
  "list",
  "plug",
  "message",
  "bell",
  "gauge",
  "chart",
]);

const fields = {
  ...publishingFields,
  category: noted(guideCategory, { text: "Who the guide is for." }),
  icon: noted(guideIcon, { text: "The icon on the guide's card." }),
  order: noted(z.int().check(z.positive()), {
    text: "The place among the guides, from 1.",
  }),
  featured: noted(z.optional(z.boolean()), {
    text: "True recommends the guide to beginners.",
    default: false,
  }),
};

const compiled = z.object({ ...fields, ...compiledFields });

export type GuideEntry = z.infer<typeof compiled>;

export const guides = {
  kind: "markdown",
  label: "guide",
  frontMatter: z.strictObject(fields),
  compiled,
  columns: ["slug", "title", "category", "order", "status", "date"],
  path: (slug) => `/guides/${slug}`,
  order: byOrder,
  search: {
    kind: () => entryKinds.guides,
    about: ({ category }: GuideEntry) => [category],
  },
  related: "Guide",
} as const satisfies MarkdownCollection;
