import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { answerOf } from "../../testing/answer-of.ts";
import { fakeContent } from "../../testing/fake-content.ts";
import { sampleJob } from "../../testing/sample-entries.ts";
import contactData from "./data.ts";
import ContactPage from "./Page.tsx";

const titles = new Map([
  ["data-scientist", "Data Scientist"],
  ["closed-job", "Closed Job"],
]);
const content = {
  ...fakeContent({ lists: { jobs: [sampleJob("data-scientist")] } }),
  titleOf: (_collection: string, slug: string) => titles.get(slug),
};

describe("an application", () => {
  it.each([
    ["data-scientist", true],
    ["closed-job", false],
  ])("for %s is for an open position: %s", async (slug, isOpen) => {
    const { data } = await answerOf(contactData, {
      path: `/contact-us?job=${slug}`,
      content,
    });
    const path = `/careers/${slug}`;
    expect(data.job).toEqual({ title: titles.get(slug), path, isOpen });
    const html = renderToStaticMarkup(<ContactPage data={data} />);
    expect(html).toContain(isOpen ? `href="${path}"` : 'href="/careers"');
    expect(html).toMatch(isOpen ? /You&#x27;re applying/u : /is closed/u);
    expect(html).toContain("a link to work");
    expect(html).not.toMatch(/Ask about plans|Book a Demo/u);
  });
});

describe("the subject of the contact form", () => {
  it.each([
    ["", ""],
    ["?topic=api", "API access"],
    ["?topic=API", ""],
    ["?topic=pricing", ""],
    ["?job=data-scientist", "Application: Data Scientist"],
    ["?job=closed-job", "Application: Closed Job"],
    ["?job=no-such-job", ""],
    ["?job=%3Cscript%3E", ""],
    ["?job=", ""],
    ["?job=no-such-job&topic=api", "API access"],
  ])("of %j is %j", async (query, subject) => {
    const { data } = await answerOf(contactData, {
      path: `/contact-us${query}`,
      content,
    });
    expect(data.subject).toBe(subject);
  });
});
