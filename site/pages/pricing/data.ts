import type { FaqItem } from "#contract";
import type { DataFunction } from "../../page.ts";
import { faqPage } from "../../structured-data/faq-page.ts";
import { softwareApplication } from "../../structured-data/software-application.ts";
import { drawSections, type Sections } from "./draw-sections.tsx";

/** Data of the pricing page. */
export interface PricingData {
  supportEmail: string;
  sections: Sections;
  questions: readonly Pick<FaqItem, "id" | "question" | "answerHtml">[];
}

const inWords = new Intl.ListFormat("en-US", { type: "conjunction" });

const pricingData: DataFunction<PricingData> = ({ content, url }) => {
  const questions = content.faq.filter(({ page }) => page === "pricing");
  const paid = content.plans
    .filter(({ leadsPer }) => leadsPer === "month")
    .map(({ name }) => name);
  return {
    head: {
      title: "Pricing: four plans, counted in leads",
      description: `Start free with one profile. ${inWords.format(paid)} differ in leads per month, how often data is updated and who can work with it. Compare all plans.`,
      structuredData: [
        softwareApplication(url.origin, content),
        faqPage(questions),
      ],
    },
    data: {
      supportEmail: content.site.supportEmail,
      sections: drawSections(content),
      questions: questions.map(({ id, question, answerHtml }) => ({
        id,
        question,
        answerHtml,
      })),
    },
  };
};

export default pricingData;
