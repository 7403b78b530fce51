import type { Plan } from "#contract";
import { loginUrl, signUpUrl } from "../../components/application-links.ts";
import type { DataFunction } from "../../page.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";

/** What one line of the short price list prints. */
export interface PlanLine extends Pick<
  Plan,
  "id" | "name" | "price" | "updates" | "action"
> {
  badge?: string;
  period: string;
  leads: string;
}

/** What the page about engagement monitoring shows of the content. */
export interface EngagementData {
  signUpUrl: string;
  loginUrl: string;
  plans: readonly PlanLine[];
  /** Name of the plan with real-time updates: the last and largest. */
  fastest: string;
}

function toPlanLine(plan: Plan): PlanLine {
  const { id, name, price, updates, action, badge, leadsPer } = plan;
  const leads = plan.leads.toLocaleString("en-US");
  const monthly = leadsPer === "month";
  return {
    id,
    name,
    price,
    updates,
    action,
    ...(badge === undefined ? {} : { badge }),
    period: monthly ? "/month" : "",
    leads: monthly
      ? `${leads} leads a month`
      : `Up to ${leads} leads over its lifetime`,
  };
}

const engagementData: DataFunction<EngagementData> = ({ content, url }) => ({
  head: {
    title: "Engagement monitoring: see who reacts, and why",
    description:
      "A tour of the product: every like and comment with the post that caused it, ranked by what it took to do, and told to your team while it is still warm.",
    structuredData: [
      breadcrumbList(url.origin, [
        { name: "Engagement Monitoring", path: "/engagement-monitoring" },
      ]),
    ],
  },
  data: {
    signUpUrl: signUpUrl(content.site),
    loginUrl: loginUrl(content.site),
    plans: content.plans.map(toPlanLine),
    fastest: content.plans.at(-1)?.name ?? "",
  },
});

export default engagementData;
