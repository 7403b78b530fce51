import { describe, expect, it } from "vitest";
import { answerOf } from "../../testing/answer-of.ts";
import { fakeContent } from "../../testing/fake-content.ts";
import contactData from "./data.ts";

const titles = new Map([
  ["data-scientist", "Data Scientist"],
  ["closed-job", "Closed Job"],
]);
const content = {
  ...fakeContent(),
  titleOf: (_collection: string, slug: string) => titles.get(slug),
};

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
