import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import { line, slug, recordId } from "../field-types.ts";

const record = z.strictObject({
  id: slug,
  name: line(60),
  kind: z.enum(["crm", "automation", "chat", "enrichment", "outreach", "csv"]),
  description: line(300),
});

export type Integration = z.infer<typeof record>;

export const integrations = {
  kind: "records",
  label: "integration",
  idField: "id",
  record,
  compiled: record,
  columns: ["id", "name", "kind", "description"],
  notes: {
    id: recordId,
    name: { text: "The name as visitors see it." },
    kind: { text: "What it connects to: the page is ordered by it." },
    description: { text: "What it does for its user, in a sentence or two." },
  },
} as const satisfies RecordCollection;
