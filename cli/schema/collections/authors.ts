import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import { line, slug } from "../field-types.ts";

const record = z.strictObject({
  slug,
  name: line(80),
  title: line(80),
  bio: line(300),
});

export type Author = z.infer<typeof record>;

export const authors = {
  kind: "records",
  label: "author",
  idField: "slug",
  record,
  compiled: record,
  path: (id) => `/blog/author/${id}`,
  columns: ["slug", "name", "title"],
  notes: {
    slug: {
      text: "The id that posts name the author by; the file name stands for it.",
    },
    name: { text: "The name as readers see it." },
    title: {
      text: "The position in the company.",
      examples: ["Head of Research"],
    },
    bio: { text: "One or two sentences about the author, shown under posts." },
  },
} as const satisfies RecordCollection;
