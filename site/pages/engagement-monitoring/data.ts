import type { PageWords } from "#contract";
import { loginUrl, signUpUrl } from "../../components/application-links.ts";
import { toClosing } from "../../components/to-closing.ts";
import { createLanguage } from "../../language.ts";
import type { DataFunction } from "../../page.ts";
import { toPlanLine, type PlanLine } from "./to-plan-line.ts";

export type EngagementWords = PageWords<"engagement-monitoring">;

/** Data of the engagement monitoring page. */
export interface EngagementData {
  words: EngagementWords;
  signUpUrl: string;
  loginUrl: string;
  plans: readonly PlanLine[];
}

const engagementData: DataFunction<EngagementData> = ({ content }) => {
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
};

export default engagementData;
