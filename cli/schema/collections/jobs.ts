import * as z from "zod/mini";
import { entryKinds } from "../choices.ts";
import type { MarkdownCollection } from "../collection.ts";
import {
  compiledFields,
  publishingFields,
  publishingNotes,
  newestFirst,
} from "../entry-fields.ts";
import { line } from "../field-types.ts";

const fields = {
  ...publishingFields,
  department: line(60),
  location: line(60),
  type: line(40),
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
  notes: {
    ...publishingNotes,
    expiresAt: {
      text: "When the job closes by itself: a date (midnight UTC) or a time with its offset. Its page then says so.",
      examples: ["2026-12-31"],
    },
    department: {
      text: "The team that the job is in.",
      examples: ["Engineering"],
    },
    location: { text: "Where the work is done.", examples: ["Remote (EU/UK)"] },
    type: {
      text: "The kind of employment.",
      examples: ["Full-time", "Part-time"],
    },
  },
} as const satisfies MarkdownCollection;
