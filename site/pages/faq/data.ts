import type { FaqItem } from "#contract";
import type { DataFunction } from "../../page.ts";
import { faqPage } from "../../structured-data/faq-page.ts";

export interface FaqData {
  questions: Pick<FaqItem, "id" | "question" | "answerHtml">[];
}

const faqData: DataFunction<FaqData> = ({ content }) => {
  const questions = content.faq.filter(({ page }) => page === "faq");
  return {
    head: {
      title: "FAQ: frequently asked questions",
      description:
        "Plain answers about the free plan, update times, competitors, exports, cancellation and privacy, and where to ask the rest.",
      structuredData: [faqPage(questions)],
    },
    data: {
      questions: questions.map(({ id, question, answerHtml }) => ({
        id,
        question,
        answerHtml,
      })),
    },
  };
};

export default faqData;
