import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import { line, markdownText, slug, recordId } from "../field-types.ts";

const record = z.strictObject({
  id: slug,
  page: z.enum(["faq", "pricing"]),
  question: line(200),
  answer: markdownText(1200),
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
  notes: {
    id: recordId,
    page: {
      text: "The page that shows the question.",
      values: { faq: "The FAQ", pricing: "The price list" },
    },
    question: { text: "The question, as a visitor would ask it." },
    answer: { text: "The answer in Markdown, at most 1200 characters." },
  },
} as const satisfies RecordCollection;
