import type { PageWords } from "#contract";
import { loginUrl, signUpUrl } from "../../components/application-links.ts";
import { toClosing } from "../../components/to-closing.ts";
import { createLanguage } from "../../language.ts";
import type { DataFunction, DataOf } from "../../page.ts";
import { toPlanLine } from "./to-plan-line.ts";

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
