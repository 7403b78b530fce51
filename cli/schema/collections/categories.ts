import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import { line, slug } from "../field-types.ts";

const record = z.strictObject({
  id: z.int().check(z.positive()),
  slug,
  name: line(60),
  description: line(200),
});

export type Category = z.infer<typeof record>;

export const categories = {
  kind: "records",
  label: "category",
  idField: "slug",
  record,
  compiled: record,
  path: (id) => `/blog/category/${id}`,
  columns: ["slug", "name", "description"],
  notes: {
    id: {
      text: "The number that identifies the category in programs: any whole number that no other category has. It never changes.",
    },
    slug: {
      text: "The id that posts use for the category, and the end of its address.",
    },
    name: { text: "The name as readers see it." },
    description: { text: "One sentence about what belongs to the category." },
  },
} as const satisfies RecordCollection;
