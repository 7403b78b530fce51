import { describe, expect, it } from "vitest";
import { fakeContent } from "../../testing/fake-content.ts";
import { sampleJob } from "../../testing/sample-entries.ts";
import { jobPosting } from "./job-posting.ts";

const { site } = fakeContent();
const body = { html: "<p>What you will do.</p>", toc: [], text: "", links: [] };
const post = (fields: Parameters<typeof sampleJob>[1] = {}) =>
  jobPosting(
    "https://northlark.example",
    { ...sampleJob("data-scientist", fields), ...body },
    site,
  );

describe("a job posting", () => {
  it("marks a remote job and names its regions", () => {
    expect(post()).toMatchObject({
      "@type": "JobPosting",
      title: "Title of data-scientist",
      description: "<p>What you will do.</p>",
      datePosted: "2026-03-01",
      employmentType: "FULL_TIME",
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: [
        { "@type": "AdministrativeArea", name: "European Union" },
        { "@type": "Country", name: "United Kingdom" },
      ],
      hiringOrganization: { "@type": "Organization", name: "Northlark" },
      url: "https://northlark.example/careers/data-scientist",
    });
    expect(post()).not.toHaveProperty("validThrough");
  });

  it("ends when the entry expires", () => {
    expect(post({ expiresAt: "2026-12-31" })).toHaveProperty(
      "validThrough",
      "2026-12-31T00:00:00Z",
    );
  });

  it("gives the office's city for a job that is not remote", () => {
    const posting = post({ location: "Tallinn" });
    expect(posting).toMatchObject({
      jobLocation: { address: { addressLocality: "Tallinn" } },
    });
    expect(posting).not.toHaveProperty("jobLocationType");
  });

  it("is for the country of the office if it is remote and names no region", () => {
    expect(post({ location: "Remote" })).toMatchObject({
      applicantLocationRequirements: [{ "@type": "Country", name: "Estonia" }],
    });
  });

  it("has a text that can stand on other sites", () => {
    const html =
      '<h2 id="do">What you will do<a class="heading-anchor" href="#do" aria-label="Link"><span aria-hidden="true">#</span></a></h2><p>See <a href="/pricing?a=1&amp;b=2">prices</a>, <a href="#do">above</a> and <a href="https://a.example/">this</a>.</p>';
    const job = { ...sampleJob("data-scientist"), ...body, html };
    expect(jobPosting("https://n.example", job, site)).toHaveProperty(
      "description",
      '<h2 id="do">What you will do</h2><p>See <a href="https://n.example/pricing?a=1&amp;b=2">prices</a>, <a href="https://n.example/careers/data-scientist#do">above</a> and <a href="https://a.example/">this</a>.</p>',
    );
  });

  it("leaves an unknown type of employment out", () => {
    expect(post({ type: "Seasonal" })).not.toHaveProperty("employmentType");
  });
});
