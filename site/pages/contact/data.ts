import type { SiteSettings } from "#contract";
import { contactMessages } from "../../messages.ts";
import type { DataFunction, PageRequest } from "../../page.ts";

export interface ContactData {
  /** The initial subject. Empty unless the address asks for a known one. */
  subject: string;
  supportEmail: string;
  office: SiteSettings["office"];
}

/** The subject for `?topic=api` or `?job={slug}`, and otherwise an empty one. */
function subjectOf({ content, url }: PageRequest): string {
  const title = content.titleOf("jobs", url.searchParams.get("job") ?? "");
  if (title !== undefined) return contactMessages.jobSubject(title);
  return url.searchParams.get("topic") === "api"
    ? contactMessages.apiSubject
    : "";
}

const contactData: DataFunction<ContactData> = (request) => {
  const { name, supportEmail, office } = request.content.site;
  return {
    head: {
      title: contactMessages.title,
      description: `Write to the people behind ${name}: questions about plans and privacy, API access, job applications. Or book a demo and ask in person.`,
    },
    data: { subject: subjectOf(request), supportEmail, office },
  };
};

export default contactData;
