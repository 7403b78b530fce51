import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import { line, noted } from "../field-types.ts";

/** A titled code block that replaces `{{code:id}}` in texts, so that several texts can show it. */
const record = z.strictObject({
  title: noted(line(120), { text: "The line above the code." }),
  language: noted(line(20), {
    text: "The language to highlight the code in.",
    examples: ["json", "sql"],
  }),
  code: noted(z.string().check(z.minLength(1)), {
    text: "The code, as it is shown.",
  }),
});

export const snippets = {
  kind: "records",
  label: "snippet",
  idField: "id",
  record,
  fragment: true,
  columns: ["slug", "title", "language"],
} as const satisfies RecordCollection;
