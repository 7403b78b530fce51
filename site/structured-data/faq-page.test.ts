import { describe, expect, it } from "vitest";
import { faqPage } from "./faq-page.ts";

describe("faqPage", () => {
  it("prints each question with its answer", () => {
    expect(faqPage([{ question: "How?", answer: "Like this." }])).toEqual({
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "How?",
          acceptedAnswer: { "@type": "Answer", text: "Like this." },
        },
      ],
    });
  });

  it("keeps the text of links and drops their addresses and line breaks", () => {
    const page = faqPage([
      {
        question: "Who?",
        answer: "[Ask us](/contact-us)\nor see a [demo](/demo).\n",
      },
    ]);
    expect(JSON.stringify(page)).toContain('"Ask us or see a demo."');
  });
});
