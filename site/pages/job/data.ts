import type { DataFunction } from "../../page.ts";
import { answerMissing, type Found } from "../../reading/found.ts";
import { entryShareImage } from "../../share-image.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";
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

const jobData: DataFunction<Found<JobData>> = async (request) => {
  const { content, url, params } = request;
  const job = await content.entry("jobs", params["slug"] ?? "");
  if (!job) return answerMissing(request);
  const { slug, path, title, department, location, type, date } = job;
  return {
    head: {
      title: `${title}, ${location}`,
      description: job.description,
      ...entryShareImage(job),
      structuredData: [
        jobPosting(url.origin, job, content.site),
        breadcrumbList(url.origin, [
          { name: "Careers", path: "/careers" },
          { name: title, path },
        ]),
      ],
    },
    data: {
      found: {
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
    },
  };
};

export default jobData;
