import * as z from "zod/mini";
import type { SettingsCollection } from "../collection.ts";
import { line, noted, slug } from "../field-types.ts";

const figure = z.strictObject({
  id: noted(slug, { text: "The name that pages use for the figure." }),
  value: noted(line(12), { text: "The figure as printed.", examples: ["40%"] }),
  label: noted(line(80), {
    text: "What the figure is about, to follow it in a sentence.",
  }),
  short: noted(line(40), { text: "The same in a word or two." }),
  measure: noted(z.optional(line(120)), {
    text: "What the figure measures, in one sentence.",
  }),
});

/** The claims and company figures of the site, so that every page words them in the same way. */
const value = z.strictObject({
  claims: noted(z.array(figure), {
    text: "What the product does for its users, in figures.",
  }),
  company: noted(z.array(figure), { text: "The company in figures." }),
  maxCompetitors: noted(z.int().check(z.positive()), {
    text: "How many competitors can be watched at most.",
  }),
  freeForever: noted(line(120), {
    text: "The promise about the free plan, in one line.",
  }),
});

export type Facts = z.infer<typeof value>;

export const facts = {
  kind: "settings",
  label: "facts",
  value,
} as const satisfies SettingsCollection;
