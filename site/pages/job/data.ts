import { missing, type DataFunction } from "../../page.ts";
import { jobPosting } from "../../structured-data/job-posting.ts";
import type { Position } from "../careers/data.ts";

export interface JobData {
  job: Position;
  description: string;
  /** Sanitized. */
  html: string;
  /** Open positions beside this one. */
  others: Pick<Position, "path" | "title" | "department">[];
}

const OTHERS = 3;

const jobData: DataFunction<JobData> = async (request) => {
  const { content, url, params } = request;
  const job = await content.entry("jobs", params["slug"] ?? "");
  if (!job) return missing;
  const { slug, path, title, department, location, type, date } = job;
  return {
    head: {
      title: `${title}, ${location}`,
      name: title,
      description: job.description,
      structuredData: [jobPosting(url.origin, job, content.site)],
    },
    data: {
      job: { slug, path, title, department, location, type, date },
      description: job.description,
      html: job.html,
      others: content
        .list("jobs")
        .filter((other) => other.slug !== slug)
        .slice(0, OTHERS)
        .map((other) => ({
          path: other.path,
          title: other.title,
          department: other.department,
        })),
    },
  };
};

export default jobData;
