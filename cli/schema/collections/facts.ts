import * as z from "zod/mini";
import type { SettingsCollection } from "../collection.ts";
import { line, slug, type FieldNotes } from "../field-types.ts";

const figure = z.strictObject({
  id: slug,
  value: line(12),
  label: line(80),
  short: line(40),
  measure: z.optional(line(120)),
});

/** The claims and company figures of the site, so that every page words them in the same way. */
const value = z.strictObject({
  claims: z.array(figure),
  company: z.array(figure),
  maxCompetitors: z.int().check(z.positive()),
  freeForever: line(120),
});

export type Facts = z.infer<typeof value>;

const figureNotes = (list: string): FieldNotes => ({
  [`${list}.id`]: { text: "The name that pages use for the figure." },
  [`${list}.value`]: { text: "The figure as printed.", examples: ["40%"] },
  [`${list}.label`]: {
    text: "What the figure is about, to follow it in a sentence.",
  },
  [`${list}.short`]: { text: "The same in a word or two." },
  [`${list}.measure`]: { text: "What the figure measures, in one sentence." },
});

export const facts = {
  kind: "settings",
  label: "facts",
  value,
  notes: {
    claims: { text: "What the product does for its users, in figures." },
    ...figureNotes("claims"),
    company: { text: "The company in figures." },
    ...figureNotes("company"),
    maxCompetitors: { text: "How many competitors can be watched at most." },
    freeForever: { text: "The promise about the free plan, in one line." },
  },
} as const satisfies SettingsCollection;
