import type { SiteSettings } from "#contract";
import { contactMessages } from "../../messages.ts";
import type { DataFunction, PageRequest } from "../../page.ts";

export interface ContactData {
  /** What the subject says at first; empty unless the address asks for one that we know. */
  subject: string;
  supportEmail: string;
  office: SiteSettings["office"];
}

/** The subject that `?topic=api` or `?job={slug}` asks for. Anything else asks for none. */
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
