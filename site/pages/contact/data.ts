import type { SiteSettings } from "#contract";
import { contactMessages } from "../../messages/contact.ts";
import type { DataFunction, PageRequest } from "../../page.ts";

export interface ContactData {
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
  const { name, supportEmail, office } = request.content.site;
  const job = jobOf(request);
  return {
    head: {
      title: contactMessages.title,
      description: `Write to the people behind ${name}: questions about plans and privacy, API access, job applications. Or book a demo and ask in person.`,
    },
    data: {
      subject: subjectOf(job, request.url.searchParams.get("topic")),
      job,
      supportEmail,
      office,
    },
  };
};

export default contactData;
