import type { ContentReader } from "#contract";
import { missing, type DataFunction } from "../../page.ts";
import { pick } from "../../pick.ts";
import { entryShareImage } from "../../share-image.ts";
import { jobPosting } from "./job-posting.ts";
import { toPosition } from "../careers/data.ts";
import { careersMessages } from "../../messages/careers.ts";

const OTHERS = 3;

const otherPositions = (content: ContentReader, slug?: string) =>
  content
    .list("jobs")
    .filter((other) => other.slug !== slug)
    .slice(0, OTHERS)
    .map((job) => pick(job, "path", "title", "department"));

export type OtherPosition = ReturnType<typeof otherPositions>[number];

/** Tells visitors who come from a job board that the position is gone, and search engines to forget the page. */
const answerClosed = (content: ContentReader, title: string) => ({
  status: 410,
  head: {
    title: `${title}: this position is closed`,
    description: careersMessages.closedDescription,
    noindex: true,
  },
  closing: content.page("careers").closing,
  data: { closed: { title, others: otherPositions(content) } },
});

const jobData = (async ({ content, url, params }) => {
  const { slug: asked = "" } = params;
  const job = await content.entry("jobs", asked);
  const closed = job ? undefined : content.titleOf("jobs", asked);
  if (closed !== undefined) return answerClosed(content, closed);
  if (!job) return missing;
  const { title, location, description, html } = job;
  return {
    head: {
      title: `${title}, ${location}`,
      name: title,
      description,
      ...entryShareImage(job),
      structuredData: [jobPosting(url.origin, job, content.site)],
    },
    closing: {
      ...content.page("careers").closing,
      heading: careersMessages.notQuite,
    },
    data: {
      job: toPosition(job),
      description,
      html,
      others: otherPositions(content, job.slug),
    },
  };
}) satisfies DataFunction<unknown>;

export default jobData;
