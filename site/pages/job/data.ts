import type { ContentReader } from "#contract";
import { missing, type DataFunction, type PageAnswer } from "../../page.ts";
import { entryShareImage } from "../../share-image.ts";
import { jobPosting } from "./job-posting.ts";
import type { Position } from "../careers/data.ts";
import { careersMessages } from "../../messages/careers.ts";

export interface JobData {
  job: Position;
  description: string;
  /** Sanitized. */
  html: string;
  /** Other open positions. */
  others: Pick<Position, "path" | "title" | "department">[];
}

/** A position that was open until its closing date. */
interface ClosedJob {
  title: string;
  others: JobData["others"];
}

const OTHERS = 3;

function otherPositions(
  content: ContentReader,
  slug: string | undefined,
): JobData["others"] {
  return content
    .list("jobs")
    .filter((other) => other.slug !== slug)
    .slice(0, OTHERS)
    .map(({ path, title, department }) => ({ path, title, department }));
}

/** Tells visitors who come from a job board that the position is gone, and search engines to forget the page. */
function answerClosed(
  content: ContentReader,
  title: string,
): PageAnswer<{ closed: ClosedJob }> {
  return {
    status: 410,
    head: {
      title: `${title}: this position is closed`,
      description: careersMessages.closedDescription,
      noindex: true,
    },
    closing: content.page("careers").closing,
    data: { closed: { title, others: otherPositions(content, undefined) } },
  };
}

const jobData: DataFunction<JobData | { closed: ClosedJob }> = async (
  request,
) => {
  const { content, url, params } = request;
  const { slug: asked = "" } = params;
  const job = await content.entry("jobs", asked);
  const closed = job ? undefined : content.titleOf("jobs", asked);
  if (closed !== undefined) return answerClosed(content, closed);
  if (!job) return missing;
  const { slug, path, title, department, location, type, date } = job;
  return {
    head: {
      title: `${title}, ${location}`,
      name: title,
      description: job.description,
      ...entryShareImage(job),
      structuredData: [jobPosting(url.origin, job, content.site)],
    },
    closing: content.page("careers").closing,
    data: {
      job: { slug, path, title, department, location, type, date },
      description: job.description,
      html: job.html,
      others: otherPositions(content, slug),
    },
  };
};

export default jobData;
