import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { answerOf } from "../../testing/answer-of.ts";
import { fakeContent } from "../../testing/fake-content.ts";
import { sampleJob } from "../../testing/sample-entries.ts";
import careersData from "./data.ts";
import CareersPage from "./Page.tsx";

async function render(...slugs: string[]): Promise<string> {
  const content = fakeContent({
    lists: { jobs: slugs.map((slug) => sampleJob(slug)) },
  });
  const { data } = await answerOf(careersData, { path: "/careers", content });
  return renderToStaticMarkup(<CareersPage data={data} />);
}

const NONE = "Heading of no positions";

describe("the careers page", () => {
  it("lists each open position with its facts and a way to apply", async () => {
    const html = await render("data-scientist", "writer");
    for (const slug of ["data-scientist", "writer"]) {
      expect(html).toContain(`href="/careers/${slug}"`);
      expect(html).toContain(`href="/contact-us?job=${slug}"`);
    }
    for (const fact of ["Remote (EU/UK)", "Full-time", "March 1, 2026"])
      expect(html.split(fact)).toHaveLength(3);
    expect(html).not.toContain(NONE);
  });

  it("says so if nothing is open, and how to apply anyway", async () => {
    const html = await render();
    expect(html).toContain(NONE);
    expect(html).toContain('href="/contact-us"');
    expect(html).not.toContain("Apply Now");
  });
});
