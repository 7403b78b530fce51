import type { FaqItem, PageWords } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import { createLanguage } from "../../language.ts";
import type { DataFunction } from "../../page.ts";
import { faqPage } from "../../structured-data/faq-page.ts";
import { softwareApplication } from "../../structured-data/software-application.ts";
import { compareMonths, type MonthCost } from "./compare-months.ts";
import { comparePlans, type Comparison } from "./compare-plans.ts";
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
  /** Names of the monthly plans, and what they cost. */
  monthly: readonly string[];
  costs: readonly MonthCost[];
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
  const words = content.page("pricing");
  const language = createLanguage(site.lang);
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
      cards: plans.map(toPlanCard),
      monthly: monthly.map(({ name }) => name),
      costs: compareMonths(monthly, language),
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
