import type { PageWords, SiteSettings } from "#contract";
import { contactMessages } from "../../messages/contact.ts";
import type { DataFunction, PageRequest } from "../../page.ts";

export type ContactWords = PageWords<"contact">;

export interface ContactData {
  words: ContactWords;
  /** The initial subject. Empty unless the address asks for a known one. */
  subject: string;
  /** The position to apply for, if the address names one. */
  job: { title: string; path: string; isOpen: boolean } | null;
  supportEmail: string;
  office: SiteSettings["office"];
}

/** The position of `?job={slug}`. Closed ones are known too, since links to them live on. */
function jobOf({ content, url }: PageRequest): ContactData["job"] {
  const slug = url.searchParams.get("job") ?? "";
  const title = content.titleOf("jobs", slug);
  if (title === undefined) return null;
  const isOpen = content.list("jobs").some((job) => job.slug === slug);
  return { title, path: `/careers/${slug}`, isOpen };
}

function subjectOf(job: ContactData["job"], topic: string | null): string {
  if (job) return contactMessages.jobSubject(job.title);
  return topic === "api" ? contactMessages.apiSubject : "";
}

const contactData: DataFunction<ContactData> = (request) => {
  const { content } = request;
  const { supportEmail, office } = content.site;
  const words = content.page("contact");
  const job = jobOf(request);
  return {
    head: words,
    data: {
      words,
      subject: subjectOf(job, request.url.searchParams.get("topic")),
      job,
      supportEmail,
      office,
    },
  };
};

export default contactData;
