import * as z from "zod/mini";
import { entryKinds } from "../choices.ts";
import type { MarkdownCollection } from "../collection.ts";
import {
  compiledFields,
  publishingFields,
  publishingNotes,
  byOrder,
} from "../entry-fields.ts";

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
  category: guideCategory,
  icon: guideIcon,
  order: z.int().check(z.positive()),
  featured: z.optional(z.boolean()),
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
  notes: {
    ...publishingNotes,
    category: { text: "Who the guide is for." },
    icon: { text: "The icon on the guide's card." },
    order: { text: "The place among the guides, from 1." },
    featured: {
      text: "True recommends the guide to beginners.",
      default: false,
    },
  },
} as const satisfies MarkdownCollection;
