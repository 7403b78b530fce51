import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import { line, markdownText, noted, recordId } from "../field-types.ts";

const record = z.strictObject({
  id: recordId,
  page: noted(z.enum(["faq", "pricing"]), {
    text: "The page that shows the question.",
    values: { faq: "The FAQ", pricing: "The price list" },
  }),
  question: noted(line(200), {
    text: "The question, as a visitor would ask it.",
  }),
  answer: noted(markdownText(1200), {
    text: "The answer in Markdown, at most 1200 characters.",
  }),
});

/** A question with its answer as HTML, sanitized. */
const compiled = z.object({ ...record.shape, answerHtml: z.string() });

export type FaqItem = z.infer<typeof compiled>;

export const faq = {
  kind: "records",
  label: "question",
  idField: "id",
  record,
  compiled,
  columns: ["id", "page", "question"],
} as const satisfies RecordCollection;
