import type { PageWords } from "#contract";
import { contactPageMessages } from "../../messages/contact.ts";
import type { DataFunction, DataOf, PageRequest } from "../../page.ts";
import { pick } from "../../pick.ts";

export type ContactWords = PageWords<"contact">;

/** The position of `?job={slug}`. Closed ones are known too, since links to them live on. */
function jobOf({ content, url }: PageRequest) {
  const slug = url.searchParams.get("job") ?? "";
  const title = content.titleOf("jobs", slug);
  if (title === undefined) return null;
  const isOpen = content.list("jobs").some((job) => job.slug === slug);
  return { title, path: `/careers/${slug}`, isOpen };
}

/** The initial subject: empty unless the address asks for a known one. */
function subjectOf(
  job: { title: string } | null,
  topic: string | null,
): string {
  if (job) return contactPageMessages.jobSubject(job.title);
  return topic === "api" ? contactPageMessages.apiSubject : "";
}

const contactData = ((request) => {
  const { content } = request;
  const words = content.page("contact");
  const job = jobOf(request);
  return {
    head: words,
    data: {
      words,
      subject: subjectOf(job, request.url.searchParams.get("topic")),
      job,
      ...pick(content.site, "supportEmail", "office"),
    },
  };
}) satisfies DataFunction<unknown>;

export type ContactData = DataOf<typeof contactData>;

export default contactData;
