import type { PageWords, Plan } from "#contract";
import { loginUrl, signUpUrl } from "../../components/application-links.ts";
import { toClosing } from "../../components/to-closing.ts";
import { createLanguage, type Language } from "../../language.ts";
import type { DataFunction, DataOf } from "../../page.ts";
import { pricingMessages } from "../../messages/pricing.ts";
import { pick } from "../../pick.ts";

export type EngagementWords = PageWords<"engagement-monitoring">;

const engagementData = (({ content }) => {
  const words = content.page("engagement-monitoring");
  const { heading, signUp, logIn } = words.closing;
  const link = { label: logIn, href: loginUrl(content.site) };
  const language = createLanguage(content.site.lang);
  return {
    head: words,
    closing: toClosing({ heading, signUp, link }, content.site),
    data: {
      words,
      signUpUrl: signUpUrl(content.site),
      loginUrl: loginUrl(content.site),
      plans: content.plans.map((plan) => toPlanLine(plan, language)),
    },
  };
}) satisfies DataFunction<unknown>;

export type EngagementData = DataOf<typeof engagementData>;

export default engagementData;

/** The line of a plan in the short price list. After the price comes "/month", or nothing for a plan without a period. */
function toPlanLine(plan: Plan, { formatNumber }: Language) {
  const leads = formatNumber(plan.leads);
  const monthly = plan.leadsPer === "month";
  return {
    ...pick(plan, "id", "name", "price", "updates", "action", "badge"),
    period: monthly ? pricingMessages.perMonth : "",
    leads: monthly
      ? pricingMessages.leadsAMonth(leads)
      : pricingMessages.lifetimeLeads(leads),
  };
}
