import { influencers } from "./story.ts";
import { commentsOf, totalEngagements } from "./totals.ts";

/** A line of a smart list's rule. */
export interface RuleLine {
  field: string;
  operator: string;
  values: readonly string[];
  /** How many are left after this line and those above it. */
  left: number;
}

/** The rule of the list "Commented this week", as the guide on smart lists sets it up. */
export const commentedRule: readonly RuleLine[] = [
  {
    field: "Source",
    operator: "is any of",
    values: influencers.map(({ name }) => name),
    left: totalEngagements,
  },
  {
    field: "Action",
    operator: "is",
    values: ["Commented"],
    left: commentsOf(influencers),
  },
  {
    field: "Role",
    operator: "is any of",
    values: ["Sales leadership", "RevOps"],
    left: 20,
  },
  {
    field: "Company",
    operator: "is none of",
    values: ["Customers", "Competitors", "Agencies"],
    left: 18,
  },
];
