import type { ContentReader, SearchText } from "#contract";

/** Replaces Markdown links by their text. */
const withoutLinks = (markdown: string) =>
  markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, "$1");

/** The texts of pages that list data: questions, plans, integrations. */
export function pageTexts(content: ContentReader): SearchText[] {
  const questions = content.faq.filter(({ page }) => page === "faq");
  return [
    {
      path: "/faq",
      headings: questions.map(({ question }) => question),
      text: questions
        .map(({ question, answer }) => `${question}\n${withoutLinks(answer)}`)
        .join("\n"),
    },
    {
      path: "/pricing",
      headings: content.plans.map(({ name }) => name),
      text: content.plans
        .map(({ name, price, costPerLead, summary, features }) =>
          [
            `${name} plan, price ${price}`,
            summary,
            ...(costPerLead === undefined
              ? []
              : [`Cost per lead ${costPerLead}`]),
            ...features,
          ].join("\n"),
        )
        .join("\n"),
    },
    {
      path: "/integrations",
      headings: content.integrations.map(({ name }) => name),
      text: content.integrations
        .map(({ name, description }) => `${name}\n${description}`)
        .join("\n"),
    },
  ];
}
