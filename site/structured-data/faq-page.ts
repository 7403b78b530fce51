import type { FaqItem } from "#contract";

/** The words of an answer without the marks of its links. */
function plainAnswer(answer: string): string {
  return answer
    .replaceAll(/\[(?<label>[^\]]+)\]\([^)]*\)/gu, "$<label>")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** Schema.org FAQPage of questions and their answers, in words without markup. */
export function faqPage(
  questions: readonly Pick<FaqItem, "question" | "answer">[],
): Record<string, unknown> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainAnswer(answer) },
    })),
  };
}
