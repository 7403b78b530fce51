import { loginUrl, signUpUrl } from "../../components/application-links.ts";
import type { DataFunction } from "../../page.ts";
import { toPlanLine, type PlanLine } from "./to-plan-line.ts";

/** Data of the engagement monitoring page. */
export interface EngagementData {
  signUpUrl: string;
  loginUrl: string;
  plans: readonly PlanLine[];
  /** Name of the plan with real-time updates, which is the largest. */
  fastest: string;
}

const engagementData: DataFunction<EngagementData> = ({ content }) => ({
  head: {
    title: "Engagement monitoring: see who reacts, and why",
    description:
      "A tour of the product: every like and comment with the post behind it, ranked by effort and fit, and in front of your team while the conversation is open.",
  },
  data: {
    signUpUrl: signUpUrl(content.site),
    loginUrl: loginUrl(content.site),
    plans: content.plans.map(toPlanLine),
    fastest: content.plans.at(-1)?.name ?? "",
  },
});

export default engagementData;
