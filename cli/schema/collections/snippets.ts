import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import { line } from "../field-types.ts";

/** A titled code block that replaces `{{code:id}}` in texts, so that several texts can show it. */
const record = z.strictObject({
  title: line(120),
  language: line(20),
  code: z.string().check(z.minLength(1)),
});

export const snippets = {
  kind: "records",
  label: "snippet",
  idField: "id",
  record,
  fragment: true,
  columns: ["slug", "title", "language"],
  notes: {
    title: { text: "The line above the code." },
    language: {
      text: "The language to highlight the code in.",
      examples: ["json", "sql"],
    },
    code: { text: "The code, as it is shown." },
  },
} as const satisfies RecordCollection;
