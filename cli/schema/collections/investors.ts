import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import {
  imageFile,
  line,
  noted,
  publicImage,
  recordId,
} from "../field-types.ts";

const record = z.strictObject({
  id: recordId,
  name: noted(line(60), { text: "The name of the firm." }),
  src: noted(imageFile, publicImage),
});

export type Investor = z.infer<typeof record>;

export const investors = {
  kind: "records",
  label: "investor",
  idField: "id",
  record,
  compiled: record,
  columns: ["id", "name", "src"],
} as const satisfies RecordCollection;
