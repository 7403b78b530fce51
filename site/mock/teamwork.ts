/** What teams make of the story beside the product's own screens: a trial of the list, and who may do what. */

/** A month in which a tenth of the leads was held back, and how many of each group had a meeting. */
export const trial = {
  groups: [
    { name: "Wrote to", people: 180, meetings: 14 },
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
