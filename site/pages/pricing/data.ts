import type { FaqItem } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
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

/** Data of the pricing page. */
export interface PricingData {
  supportEmail: string;
  signUpUrl: string;
  freeForever: string;
  maxCompetitors: number;
  cards: readonly PlanCardData[];
  /** Names of the monthly plans, and what they cost. */
  monthly: readonly string[];
  costs: readonly MonthCost[];
  /** The largest plan: its name, leads per month and features. */
  largest: { name: string; leads: string; features: readonly PlanFeature[] };
  comparison: Comparison;
  questions: readonly Pick<FaqItem, "id" | "question" | "answerHtml">[];
}

const inWords = new Intl.ListFormat("en-US", { type: "conjunction" });

const pricingData: DataFunction<PricingData> = ({ content, url }) => {
  const questions = content.faq.filter(({ page }) => page === "pricing");
  const { plans, site, facts } = content;
  const monthly = plans.filter(({ leadsPer }) => leadsPer === "month");
  const names = monthly.map(({ name }) => name);
  const largest = monthly.at(-1);
  return {
    head: {
      title: "Pricing: four plans, counted in leads",
      description: `Start free with one profile. ${inWords.format(names)} differ in leads per month, how often data is updated and who can work with it. Compare all plans.`,
      structuredData: [
        softwareApplication(url.origin, content),
        faqPage(questions),
      ],
    },
    data: {
      supportEmail: site.supportEmail,
      signUpUrl: signUpUrl(site),
      freeForever: facts.freeForever,
      maxCompetitors: facts.maxCompetitors,
      cards: plans.map(toPlanCard),
      monthly: names,
      costs: compareMonths(monthly),
      largest: {
        name: largest?.name ?? "",
        leads: (largest?.leads ?? 0).toLocaleString("en-US"),
        features: largest ? listFeatures(largest) : [],
      },
      comparison: comparePlans(plans),
      questions: questions.map(({ id, question, answerHtml }) => ({
        id,
        question,
        answerHtml,
      })),
    },
  };
};

export default pricingData;
