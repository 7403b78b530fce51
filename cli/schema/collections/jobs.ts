import * as z from "zod/mini";
import { entryKinds } from "../choices.ts";
import type { MarkdownCollection } from "../collection.ts";
import {
  compiledFields,
  publishingFields,
  newestFirst,
} from "../entry-fields.ts";
import { line, noted } from "../field-types.ts";

const fields = {
  ...publishingFields,
  expiresAt: noted(publishingFields.expiresAt, {
    text: "When the job closes by itself: a date (midnight UTC) or a time with its offset. Its page then says so.",
    examples: ["2026-12-31"],
  }),
  department: noted(line(60), {
    text: "The team that the job is in.",
    examples: ["Engineering"],
  }),
  location: noted(line(60), {
    text: "Where the work is done.",
    examples: ["Remote (EU/UK)"],
  }),
  type: noted(line(40), {
    text: "The kind of employment.",
    examples: ["Full-time", "Part-time"],
  }),
};

const compiled = z.object({ ...fields, ...compiledFields });

export type JobEntry = z.infer<typeof compiled>;

export const jobs = {
  kind: "markdown",
  label: "job",
  frontMatter: z.strictObject(fields),
  compiled,
  columns: ["slug", "title", "department", "location", "status", "date"],
  path: (slug) => `/careers/${slug}`,
  order: newestFirst,
  search: {
    kind: () => entryKinds.jobs,
    about: ({ department, location, type }: JobEntry) => [
      department,
      location,
      type,
    ],
  },
} as const satisfies MarkdownCollection;
