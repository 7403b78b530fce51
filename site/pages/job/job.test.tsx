import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DataOf } from "../../page.ts";
import { answerOf } from "../../testing/answer-of.ts";
import { fakeContent } from "../../testing/fake-content.ts";
import { sampleJob } from "../../testing/sample-entries.ts";
import jobData from "./data.ts";
import JobPage from "./Page.tsx";

it("says that a position is closed after its date, and what is open", async () => {
  const content = {
    ...fakeContent({ lists: { jobs: [sampleJob("writer")] } }),
    titleOf: () => "Data scientist",
  };
  const { status, head, data } = await answerOf<DataOf<typeof jobData>>(
    jobData,
    {
      path: "/careers/data-scientist",
      params: { slug: "data-scientist" },
      content,
    },
  );
  expect({ status, ...head }).toMatchObject({ status: 410, noindex: true });
  expect(head.structuredData).toBeUndefined();
  const html = renderToStaticMarkup(<JobPage data={data} />);
  expect(html).toContain("<h1>Data scientist</h1>");
  expect(html).toContain("This position is closed");
  expect(html).toContain('href="/careers/writer"');
  expect(html).not.toContain("Apply Now");
});
