import { describe, expect, it } from "vitest";
import { blogTypes, INVALID_EMAIL, resourceTypes } from "#contract";
import { blogMessages, blogTypeLabels, postMessages } from "./blog.ts";
import { careersMessages } from "./careers.ts";
import { documentationTabs } from "./documentation.ts";
import {
  contactMessages,
  contactPageMessages,
  sentMessages,
} from "./contact.ts";
import { newsletterMessages } from "./forms.ts";
import { homeMessages } from "./home.ts";
import {
  announcementMessages,
  legalTitles,
  notFoundMessages,
} from "./pages.ts";
import { pricingFormMessages } from "./pricing.ts";
import {
  guideMessages,
  resourceFilters,
  resourceMessages,
} from "./resources.ts";
import { actionLabels, failureMessages } from "./shell.ts";

const files = import.meta.glob(["./*.ts", "!./*.test.ts"], { eager: true });

/** All strings of the module, including those from functions. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function")
    return stringsIn(
      Reflect.apply(value, undefined, ["northlark.example", "x", "y", "z"]),
    );
  if (typeof value === "object" && value !== null)
    return Object.values(value).flatMap(stringsIn);
  return [];
}

describe("messages", () => {
  it("are plain ASCII without extra spaces", () => {
    const strings = stringsIn(files);
    expect(strings.length).toBeGreaterThan(10);
    for (const text of strings) {
      expect(text).toMatch(/^[\x20-\x7E\n]+$/u);
      expect(text).toBe(text.trim());
    }
  });

  it("of the newsletter match the specification", () => {
    const { toastDoneText, ...fixed } = newsletterMessages;
    expect(fixed).toEqual({
      label: "Email address",
      placeholder: "Enter your email address",
      invalid: "Please enter a valid email address",
      submit: "Subscribe",
      submitting: "Subscribing...",
      doneHeading: "You're subscribed!",
      doneText: "Thank you for joining our newsletter.",
      toastDone: "Thank you for subscribing!",
    });
    expect(toastDoneText("northlark.example")).toBe(
      "You'll receive updates about northlark.example in your inbox.",
    );
  });

  it("call a malformed address the same as the server does", () => {
    expect(newsletterMessages.invalid).toBe(INVALID_EMAIL);
  });

  it("of failures match the specification", () => {
    expect(failureMessages).toEqual({
      title: "Something went wrong",
      text: "Please try again later.",
    });
  });

  it("of the home page match the specification", () => {
    expect(actionLabels).toEqual({
      getStarted: "Get Started",
      bookDemo: "Book a Demo",
    });
    expect(homeMessages).toEqual({
      exportCsv: "Export to CSV",
    });
  });

  it("of the blog match the specification", () => {
    expect(blogTypeLabels).toEqual({
      blog: "Blog Post",
      guide: "Guide",
      "case-study": "Case Study",
      article: "Article",
    });
    expect(blogMessages).toEqual({
      all: "All",
      blog: "Blog Posts",
      guide: "Guides",
      "case-study": "Case Studies",
      failed: "Sorry, we couldn't load the blog posts. Please try again later.",
      empty: "No articles found matching your criteria.",
    });
    expect(postMessages.notFound).toBe("Blog Post Not Found");
    expect(postMessages.refused(503)).toBe(
      "API request failed with status 503",
    );
  });

  it("name the types of post as the server does", () => {
    expect(blogTypeLabels).toEqual(blogTypes);
  });

  it("of reading pages match the specification", () => {
    expect(documentationTabs).toEqual({
      guides: "Guides",
      api: "API Reference",
      examples: "Examples",
      faq: "FAQ",
    });
    expect(guideMessages).toMatchObject({
      read: "Read Guide",
    });
    expect(legalTitles).toEqual({
      terms: "Terms and Conditions",
      privacy: "Privacy Policy",
    });
    expect(announcementMessages).toEqual({
      soon: "Coming Soon",
    });
  });

  it("of the Resource Center match the specification", () => {
    expect(resourceFilters.map(({ label }) => label)).toEqual([
      "All",
      "Blog",
      "Articles",
      "Guides",
      "Videos",
      "Webinars",
      "Case Studies",
    ]);
    expect(resourceMessages).toMatchObject({
      read: "Read More",
      view: "View Resource",
      readFeatured: "Read Article",
      empty: "No resources found",
      emptyText: "Try selecting a different resource type",
      viewAll: "View All Resources",
    });
  });

  it("have a filter for each type of resource and one for all", () => {
    expect(resourceFilters.map(({ type }) => type).toSorted()).toEqual(
      ["all", ...Object.keys(resourceTypes)].toSorted(),
    );
  });

  it("of the contact form match the specification", () => {
    expect(contactMessages).toMatchObject({
      submit: "Send Message",
      submitting: "Sending...",
      error: "Error",
      errorText:
        "An error occurred while submitting the form. Please try again.",
    });
    expect(sentMessages).toMatchObject({
      missing: "Please fill out all required fields",
      missingText: "Name, email, subject, and message are required.",
      done: "Message sent!",
      doneText: "Thank you for contacting us. We'll be in touch soon.",
      doneHeading: "Thank You!",
      another: "Send Another Message",
    });
    const { apiSubject, jobSubject } = contactPageMessages;
    expect(apiSubject).toBe("API access");
    expect(jobSubject("Data Scientist")).toBe("Application: Data Scientist");
  });

  it("of the pricing form match the specification", () => {
    expect(pricingFormMessages).toMatchObject({
      subject: "Pricing enquiry",
      name: "Full Name",
      email: "Work Email",
      company: "Company Name",
      teamSize: "Team Size",
      teamSizes: ["1-10", "11-50", "51-200", "201+"],
    });
  });

  it("of the company's pages match the specification", () => {
    expect(careersMessages).toMatchObject({
      apply: "Apply Now",
    });
  });

  it("of the not-found page match the specification", () => {
    expect(notFoundMessages).toMatchObject({
      title: "404 Page Not Found",
      text: "Did you forget to add the page to the router?",
    });
  });
});
