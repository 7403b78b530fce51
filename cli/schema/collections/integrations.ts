import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import { line, noted, recordId } from "../field-types.ts";

const record = z.strictObject({
  id: recordId,
  name: noted(line(60), { text: "The name as visitors see it." }),
  kind: noted(
    z.enum(["crm", "automation", "chat", "enrichment", "outreach", "csv"]),
    { text: "What it connects to: the page is ordered by it." },
  ),
  description: noted(line(300), {
    text: "What it does for its user, in a sentence or two.",
  }),
});

export type Integration = z.infer<typeof record>;

export const integrations = {
  kind: "records",
  label: "integration",
  idField: "id",
  record,
  compiled: record,
  columns: ["id", "name", "kind", "description"],
} as const satisfies RecordCollection;
