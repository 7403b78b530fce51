import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import { line, noted, slug } from "../field-types.ts";

const record = z.strictObject({
  id: noted(z.int().check(z.positive()), {
    text: "The number that identifies the category in programs: any whole number that no other category has. It never changes.",
  }),
  slug: noted(slug, {
    text: "The id that posts use for the category, and the end of its address.",
  }),
  name: noted(line(60), { text: "The name as readers see it." }),
  description: noted(line(200), {
    text: "One sentence about what belongs to the category.",
  }),
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
} as const satisfies RecordCollection;
