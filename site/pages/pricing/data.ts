import type { PageWords } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import { createLanguage } from "../../language.ts";
import type { DataFunction, DataOf } from "../../page.ts";
import { pick } from "../../pick.ts";
import { faqPage } from "../../structured-data/faq-page.ts";
import { softwareApplication } from "../../structured-data/software-application.ts";
import { moneyOf, toRates } from "./monthly-bill.ts";
import { listFeatures, toPlanCard } from "./to-plan-card.ts";

export type PricingWords = PageWords<"pricing">;

const pricingData = (({ content, url }) => {
  const questions = content.faq.filter(({ page }) => page === "pricing");
  const { plans, site } = content;
  const monthly = plans.filter(({ leadsPer }) => leadsPer === "month");
  const largest = monthly.at(-1);
  const lifetime = plans.find(({ leadsPer }) => leadsPer === "lifetime");
  const language = createLanguage(site.lang);
  const words = content.page("pricing");
  return {
    head: {
      ...pick(words, "title", "description"),
      structuredData: [
        softwareApplication(url.origin, content),
        faqPage(questions),
      ],
    },
    data: {
      words,
      supportEmail: site.supportEmail,
      signUpUrl: signUpUrl(site),
      cards: plans.map((plan) => toPlanCard(plan, language)),
      rates: toRates(plans),
      money: moneyOf(plans, language),
      ...(lifetime && { once: { name: lifetime.name, leads: lifetime.leads } }),
      largest: largest ? listFeatures(largest) : [],
      questions: questions.map((item) =>
        pick(item, "id", "question", "answerHtml"),
      ),
    },
  };
}) satisfies DataFunction<unknown>;

export type PricingData = DataOf<typeof pricingData>;

export default pricingData;
