import type { FaqItem } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import type { DataFunction } from "../../page.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";
import { faqPage } from "../../structured-data/faq-page.ts";
import { softwareApplication } from "../../structured-data/software-application.ts";
import { compareMonths, type MonthCost } from "./compare-months.ts";
import { comparePlans, type Comparison } from "./compare-plans.ts";
import { toPlanCard, type PlanCardData } from "./to-plan-card.ts";

/** What the pricing page shows of the content. */
export interface PricingData {
  signUpUrl: string;
  supportEmail: string;
  freeForever: string;
  maxCompetitors: number;
  cards: readonly PlanCardData[];
  comparison: Comparison;
  months: {
    plans: readonly string[];
    costs: readonly MonthCost[];
  };
  /** What the largest plan includes, and how many leads a month. */
  largest: { leads: string; features: readonly string[] };
  questions: readonly Pick<FaqItem, "id" | "question" | "answerHtml">[];
}

const pricingData: DataFunction<PricingData> = ({ content, url }) => {
  const { site, facts, plans, faq } = content;
  const monthly = plans.filter(({ leadsPer }) => leadsPer === "month");
  const largest = monthly.at(-1);
  const questions = faq.filter(({ page }) => page === "pricing");
  return {
    head: {
      title: "Pricing: four plans, counted in leads",
      description:
        "Start free with one profile. Growth, Pro and Enterprise differ in leads per month, how often data is updated, and who can work with it. Compare all plans.",
      structuredData: [
        softwareApplication(url.origin, content),
        faqPage(questions),
        breadcrumbList(url.origin, [{ name: "Pricing", path: "/pricing" }]),
      ],
    },
    data: {
      signUpUrl: signUpUrl(site),
      supportEmail: site.supportEmail,
      freeForever: facts.freeForever,
      maxCompetitors: facts.maxCompetitors,
      cards: plans.map(toPlanCard),
      comparison: comparePlans(plans),
      months: {
        plans: monthly.map(({ name }) => name),
        costs: compareMonths(monthly),
      },
      largest: {
        leads: (largest?.leads ?? 0).toLocaleString("en-US"),
        features: largest?.features ?? [],
      },
      questions: questions.map(({ id, question, answerHtml }) => ({
        id,
        question,
        answerHtml,
      })),
    },
  };
};

export default pricingData;
