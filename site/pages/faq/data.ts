import type { FaqItem, PageWords } from "#contract";
import type { DataFunction } from "../../page.ts";
import { faqPage } from "../../structured-data/faq-page.ts";

export interface FaqData {
  words: PageWords<"faq">;
  questions: Pick<FaqItem, "id" | "question" | "answerHtml">[];
}

const faqData: DataFunction<FaqData> = ({ content }) => {
  const questions = content.faq.filter(({ page }) => page === "faq");
  const words = content.page("faq");
  return {
    head: {
      title: words.title,
      description: words.description,
      structuredData: [faqPage(questions)],
    },
    data: {
      words,
      questions: questions.map(({ id, question, answerHtml }) => ({
        id,
        question,
        answerHtml,
      })),
    },
  };
};

export default faqData;
