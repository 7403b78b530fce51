import type { Plan } from "#contract";

/** A boolean is shown as included or not included, `soon` as included but not available yet. */
export type Cell = string | boolean | { soon: true };

/** The price list as a table: one column for each plan, rows in groups. */
export interface Comparison {
  plans: readonly { name: string; price: string; badge?: string }[];
  groups: readonly {
    title: string;
    rows: readonly { label: string; cells: readonly Cell[] }[];
  }[];
}

const NONE = "None";

const formatCount = (count: number) => count.toLocaleString("en-US");

function describeSupport(plan: Plan): string {
  const kinds = [
    plan.prioritySupport && "Priority support",
    plan.dedicatedOnboarding && "Dedicated onboarding",
  ];
  return kinds.filter(Boolean).join(", ") || "Standard";
}

function describeApi({ apiAccess, comingSoon = [] }: Plan): Cell {
  const soon = comingSoon.some((feature) => /\bAPI\b/u.test(feature));
  return apiAccess && soon ? { soon } : apiAccess;
}

const groups: readonly {
  title: string;
  rows: Readonly<Record<string, (plan: Plan) => Cell>>;
}[] = [
  {
    title: "Volume and price",
    rows: {
      Leads: ({ leads, leadsPer }) =>
        leadsPer === "lifetime"
          ? `Up to ${formatCount(leads)} over its lifetime`
          : `${formatCount(leads)}/month`,
      "Cost per lead": ({ costPerLead }) => costPerLead ?? NONE,
      "Extra leads": ({ extraLead }) =>
        extraLead === undefined ? NONE : `${extraLead} each`,
    },
  },
  {
    title: "What you see",
    rows: {
      Profiles: ({ profiles }) =>
        profiles === "unlimited" ? "Unlimited" : formatCount(profiles),
      Updates: ({ updates }) => updates,
      "Custom dashboards": ({ customDashboards }) => customDashboards,
    },
  },
  {
    title: "How you work with it",
    rows: {
      "CSV export": ({ csvExport }) => csvExport,
      "API and webhooks": describeApi,
      "Team access": ({ teamAccess }) => teamAccess,
      Support: describeSupport,
    },
  },
];

/** Compares the plans row by row, in the order of the price list. */
export function comparePlans(plans: readonly Plan[]): Comparison {
  return {
    plans: plans.map(({ name, price, leadsPer, badge }) => ({
      name,
      price: leadsPer === "month" ? `${price}/month` : price,
      ...(badge === undefined ? {} : { badge }),
    })),
    groups: groups.map(({ title, rows }) => ({
      title,
      rows: Object.entries(rows).map(([label, read]) => ({
        label,
        cells: plans.map(read),
      })),
    })),
  };
}
