import type { FaqItem, PageWords } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import { parsePrice } from "../../money.ts";
import { createLanguage } from "../../language.ts";
import type { DataFunction } from "../../page.ts";
import { faqPage } from "../../structured-data/faq-page.ts";
import { softwareApplication } from "../../structured-data/software-application.ts";
import { compareMonths, type MonthCost } from "./compare-months.ts";
import { comparePlans, type Comparison } from "./compare-plans.ts";
import { toRates, type MoneyFormat, type Rate } from "./monthly-bill.ts";
import {
  listFeatures,
  toPlanCard,
  type PlanCardData,
  type PlanFeature,
} from "./to-plan-card.ts";

export type PricingWords = PageWords<"pricing">;

/** Data of the pricing page. */
export interface PricingData {
  words: PricingWords;
  supportEmail: string;
  signUpUrl: string;
  cards: readonly PlanCardData[];
  /** The monthly plans as the slider calculates with them, and what some months cost. */
  rates: readonly Rate[];
  money: MoneyFormat;
  costs: readonly MonthCost[];
  /** The plan whose leads are counted once. */
  once?: { name: string; leads: number };
  /** The features of the largest plan. */
  largest: readonly PlanFeature[];
  comparison: Comparison;
  questions: readonly Pick<FaqItem, "id" | "question" | "answerHtml">[];
}

const pricingData: DataFunction<PricingData> = ({ content, url }) => {
  const questions = content.faq.filter(({ page }) => page === "pricing");
  const { plans, site } = content;
  const monthly = plans.filter(({ leadsPer }) => leadsPer === "month");
  const largest = monthly.at(-1);
  const lifetime = plans.find(({ leadsPer }) => leadsPer === "lifetime");
  const language = createLanguage(site.lang);
  const rates = toRates(plans);
  const money = {
    currency: parsePrice(plans[0]?.price ?? "$0").code,
    lang: language.lang,
  };
  const words = content.page("pricing");
  return {
    head: {
      title: words.title,
      description: words.description,
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
      rates,
      money,
      costs: compareMonths(rates, money, language),
      ...(lifetime && { once: { name: lifetime.name, leads: lifetime.leads } }),
      largest: largest ? listFeatures(largest) : [],
      comparison: comparePlans(plans, language),
      questions: questions.map(({ id, question, answerHtml }) => ({
        id,
        question,
        answerHtml,
      })),
    },
  };
};

export default pricingData;
