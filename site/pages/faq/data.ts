import type { DataFunction } from "../../page.ts";
import { pick } from "../../pick.ts";
import { faqPage } from "../../structured-data/faq-page.ts";

const faqData = (({ content }) => {
  const questions = content.faq.filter(({ page }) => page === "faq");
  const words = content.page("faq");
  return {
    head: {
      ...pick(words, "title", "description"),
      structuredData: [faqPage(questions)],
    },
    data: {
      words,
      questions: questions.map((item) =>
        pick(item, "id", "question", "answerHtml"),
      ),
    },
  };
}) satisfies DataFunction<unknown>;

export default faqData;
