import { isProtagonist, mondayComments, protagonist } from "./monday.ts";

/** What teams make of the story beside the product's own screens: a trial of the list, who may do what, whom to write to. */

/** A month in which a tenth of the leads was held back, and how many of each group had a meeting. */
export const trial = {
  groups: [
    { name: "Written to", people: 180, meetings: 14 },
    { name: "Held back", people: 20, meetings: 1 },
  ],
  period: "April 20 to May 17",
  verdict: "Twenty is too few to be sure. Run another month.",
} as const;

/** The logins of the sample account: what each person may change, and whom they work. */
export const seats = [
  { role: "Revenue operations", changes: "Targets, lists", leads: "All" },
  { role: "Nordics", changes: "Own alerts", leads: "Own accounts" },
  { role: "United Kingdom", changes: "Own alerts", leads: "Own accounts" },
  { role: "Sales director", changes: "Reports", leads: "Reads all" },
] as const;

/** The comments of leads, the protagonist's first. */
export const commentsThatFit = mondayComments
  .filter(({ lead }) => lead)
  .toSorted((a, b) => Number(isProtagonist(b)) - Number(isProtagonist(a)));

/** Why the protagonist is ranked first. */
export const reasons = [
  `Decides: ${protagonist.lead.title}`,
  "Fits: software, 180 people",
  "Named the problem in her own words",
] as const;
