import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import { line, noted, recordId } from "../field-types.ts";

/** Money is a text as the price list prints it (`$0.0099`), so that nothing rounds it. All prices have one currency. */
const money = z.stringFormat("money", /^[$€£]\d+(?:\.\d+)?$/);

const record = z.strictObject({
  id: recordId,
  name: noted(line(40), { text: "The name of the plan." }),
  summary: noted(line(200), { text: "Who the plan is for, in one line." }),
  price: noted(money, { text: "The price as printed.", examples: ["$27"] }),
  badge: noted(z.optional(line(20)), {
    text: "A word on the corner of the card.",
    examples: ["Popular"],
  }),
  profiles: noted(
    z.union([z.int().check(z.positive()), z.literal("unlimited")]),
    {
      text: "How many profiles can be watched: a whole number, or `unlimited`.",
    },
  ),
  leads: noted(z.int().check(z.positive()), {
    text: "How many leads the price includes.",
  }),
  leadsPer: noted(z.enum(["lifetime", "month"]), {
    text: "The period that the leads are for.",
    values: { lifetime: "Over the plan's lifetime", month: "A month" },
  }),
  costPerLead: noted(z.optional(money), {
    text: "What one lead costs, as printed.",
    examples: ["$0.0099"],
  }),
  extraLead: noted(z.optional(money), {
    text: "What a lead beyond the included ones costs, as printed.",
    examples: ["$0.0099"],
  }),
  updates: noted(line(60), {
    text: "How often leads are refreshed.",
    examples: ["Weekly updates"],
  }),
  features: noted(z.array(line(120)).check(z.minLength(1)), {
    text: "The lines of the card, in their order.",
  }),
  comingSoon: noted(z.optional(z.array(line(120))), {
    text: "Those lines of `features` that are announced, but not available yet.",
  }),
  csvExport: noted(z.boolean(), { text: "True when the plan has CSV export." }),
  apiAccess: noted(z.boolean(), {
    text: "True when the plan has access to the API.",
  }),
  prioritySupport: noted(z.boolean(), {
    text: "True when the plan has priority support.",
  }),
  teamAccess: noted(z.boolean(), {
    text: "True when the plan is for more than one person.",
  }),
  customDashboards: noted(z.boolean(), {
    text: "True when the plan has custom dashboards.",
  }),
  dedicatedOnboarding: noted(z.boolean(), {
    text: "True when the plan includes onboarding.",
  }),
  /** Where the card's button leads: our scheduler or the application's sign-up. */
  action: noted(z.enum(["book", "sign-up"]), {
    text: "Where the card's button leads.",
    values: { book: "The scheduler", "sign-up": "The application's sign-up" },
  }),
});

export type Plan = z.infer<typeof record>;

export const plans = {
  kind: "records",
  label: "plan",
  idField: "id",
  record,
  compiled: record,
  columns: ["id", "name", "price", "leads", "leadsPer"],
} as const satisfies RecordCollection;
