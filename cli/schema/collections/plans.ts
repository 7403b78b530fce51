import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import { line, slug, recordId } from "../field-types.ts";

/** Money is a text as the price list prints it (`$0.0099`), so that nothing rounds it. All prices have one currency. */
const money = z.stringFormat("money", /^[$€£]\d+(?:\.\d+)?$/);

const record = z.strictObject({
  id: slug,
  name: line(40),
  summary: line(200),
  price: money,
  badge: z.optional(line(20)),
  profiles: z.union([z.int().check(z.positive()), z.literal("unlimited")]),
  leads: z.int().check(z.positive()),
  leadsPer: z.enum(["lifetime", "month"]),
  costPerLead: z.optional(money),
  extraLead: z.optional(money),
  updates: line(60),
  features: z.array(line(120)).check(z.minLength(1)),
  comingSoon: z.optional(z.array(line(120))),
  csvExport: z.boolean(),
  apiAccess: z.boolean(),
  prioritySupport: z.boolean(),
  teamAccess: z.boolean(),
  customDashboards: z.boolean(),
  dedicatedOnboarding: z.boolean(),
  /** Where the card's button leads: our scheduler or the application's sign-up. */
  action: z.enum(["book", "sign-up"]),
});

export type Plan = z.infer<typeof record>;

export const plans = {
  kind: "records",
  label: "plan",
  idField: "id",
  record,
  compiled: record,
  columns: ["id", "name", "price", "leads", "leadsPer"],
  notes: {
    id: recordId,
    name: { text: "The name of the plan." },
    summary: { text: "Who the plan is for, in one line." },
    price: { text: "The price as printed.", examples: ["$27"] },
    badge: { text: "A word on the corner of the card.", examples: ["Popular"] },
    profiles: {
      text: "How many profiles can be watched: a whole number, or `unlimited`.",
    },
    leads: { text: "How many leads the price includes." },
    leadsPer: {
      text: "The period that the leads are for.",
      values: { lifetime: "Over the plan's lifetime", month: "A month" },
    },
    costPerLead: {
      text: "What one lead costs, as printed.",
      examples: ["$0.0099"],
    },
    extraLead: {
      text: "What a lead beyond the included ones costs, as printed.",
      examples: ["$0.0099"],
    },
    updates: {
      text: "How often leads are refreshed.",
      examples: ["Weekly updates"],
    },
    features: { text: "The lines of the card, in their order." },
    comingSoon: {
      text: "Those lines of `features` that are announced, but not available yet.",
    },
    csvExport: { text: "True when the plan has CSV export." },
    apiAccess: { text: "True when the plan has access to the API." },
    prioritySupport: { text: "True when the plan has priority support." },
    teamAccess: { text: "True when the plan is for more than one person." },
    customDashboards: {
      text: "True when the plan has custom dashboards.",
    },
    dedicatedOnboarding: { text: "True when the plan includes onboarding." },
    action: {
      text: "Where the card's button leads.",
      values: { book: "The scheduler", "sign-up": "The application's sign-up" },
    },
  },
} as const satisfies RecordCollection;
