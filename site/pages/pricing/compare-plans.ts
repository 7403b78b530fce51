import type { Plan } from "#contract";
import type { Language } from "../../language.ts";
import { pricingMessages } from "../../messages/pricing.ts";

/** A boolean is shown as included or not included, `soon` as included but not available yet. */
export type Cell = string | boolean | { soon: true };

const { rows, groups: titles, ...words } = pricingMessages;

function describeSupport(plan: Plan): string {
  const kinds = [
    plan.prioritySupport && words.prioritySupport,
    plan.dedicatedOnboarding && words.onboarding,
  ];
  return kinds.filter(Boolean).join(", ") || words.standardSupport;
}

function describeApi({ apiAccess, comingSoon = [] }: Plan): Cell {
  const soon = comingSoon.some((feature) => /\bAPI\b/u.test(feature));
  return apiAccess && soon ? { soon } : apiAccess;
}

const createGroups = ({
  formatNumber,
}: Pick<Language, "formatNumber">): readonly {
  title: string;
  rows: Readonly<Record<string, (plan: Plan) => Cell>>;
}[] => [
  {
    title: titles.volume,
    rows: {
      [rows.leads]: ({ leads, leadsPer }) =>
        leadsPer === "lifetime"
          ? words.lifetime(formatNumber(leads))
          : words.leadsPerMonth(formatNumber(leads)),
      [rows.costPerLead]: ({ costPerLead }) => costPerLead ?? words.none,
      [rows.extraLeads]: ({ extraLead }) =>
        extraLead === undefined ? words.none : words.each(extraLead),
    },
  },
  {
    title: titles.view,
    rows: {
      [rows.profiles]: ({ profiles }) =>
        profiles === "unlimited" ? words.unlimited : formatNumber(profiles),
      [rows.updates]: ({ updates }) => updates,
      [rows.dashboards]: ({ customDashboards }) => customDashboards,
    },
  },
  {
    title: titles.work,
    rows: {
      [rows.export]: ({ csvExport }) => csvExport,
      [rows.api]: describeApi,
      [rows.team]: ({ teamAccess }) => teamAccess,
      [rows.support]: describeSupport,
    },
  },
];

/** The price list as a table: one column for each plan, in their order, and rows in groups. */
export function comparePlans(
  plans: readonly Plan[],
  language: Pick<Language, "formatNumber">,
) {
  return {
    plans: plans.map(({ name, price, leadsPer }) => ({
      name,
      price: leadsPer === "month" ? `${price}${words.perMonth}` : price,
    })),
    groups: createGroups(language).map(({ title, rows }) => ({
      title,
      rows: Object.entries(rows).map(([label, read]) => ({
        label,
        cells: plans.map(read),
      })),
    })),
  };
}

export type Comparison = ReturnType<typeof comparePlans>;
