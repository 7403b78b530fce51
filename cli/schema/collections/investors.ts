import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import {
  imageFile,
  line,
  slug,
  publicImage,
  recordId,
} from "../field-types.ts";

const record = z.strictObject({
  id: slug,
  name: line(60),
  src: imageFile,
});

export type Investor = z.infer<typeof record>;

export const investors = {
  kind: "records",
  label: "investor",
  idField: "id",
  record,
  compiled: record,
  columns: ["id", "name", "src"],
  notes: {
    id: recordId,
    name: { text: "The name of the firm." },
    src: publicImage,
  },
} as const satisfies RecordCollection;
