import type { FaqItem } from "#contract";

/** An answer as plain text: links become their text. */
function plainAnswer(answer: string): string {
  return answer
    .replaceAll(/\[(?<label>[^\]]+)\]\([^)]*\)/gu, "$<label>")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** Schema.org FAQPage of questions and their answers as plain text. */
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
