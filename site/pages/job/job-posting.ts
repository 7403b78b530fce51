import type { JobEntry, SiteSettings, WithBody } from "#contract";

/** The employment types of the site, by their names in schema.org. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
  Internship: "INTERN",
};

const REGIONS = [
  { sign: "EU", type: "AdministrativeArea", name: "European Union" },
  { sign: "UK", type: "Country", name: "United Kingdom" },
] as const;

/** The regions of a remote job: "Remote (EU/UK)" has two. A job without a region is for the country of the office. */
function applicantLocations(location: string, country: string) {
  const words = location.split(/[^A-Za-z]+/u);
  const regions = REGIONS.filter(({ sign }) => words.includes(sign));
  const known =
    regions.length > 0 ? regions : [{ type: "Country", name: country }];
  return known.map(({ type, name }) => ({ "@type": type, name }));
}

/** The text of a job for other sites: with absolute links, and without links to its own headings. */
function toDescription(html: string, url: string): string {
  return html
    .replaceAll(/<a [^>]*\bheading-anchor\b[^>]*>.*?<\/a>/gsu, "")
    .replaceAll(
      / (href|src)="([^"]*)"/gu,
      (_, name: string, address: string) =>
        ` ${name}="${URL.parse(address, url)?.href ?? url}"`,
    );
}

/** A time in UTC. A date is midnight at its beginning. */
const toTime = (instant: string) =>
  instant.includes("T") ? instant : `${instant}T00:00:00Z`;

/** Schema.org JobPosting of an open job, with absolute addresses. */
export function jobPosting(
  origin: string,
  job: WithBody<JobEntry>,
  { name, office }: SiteSettings,
): Record<string, unknown> {
  const url = new URL(job.path, origin).href;
  const type = EMPLOYMENT_TYPES[job.type];
  const regions = applicantLocations(job.location, office.country);
  const isRemote = job.location.startsWith("Remote");
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: toDescription(job.html, url),
    datePosted: job.date,
    ...(job.expiresAt ? { validThrough: toTime(job.expiresAt) } : {}),
    ...(type ? { employmentType: type } : {}),
    ...(isRemote
      ? {
          jobLocationType: "TELECOMMUTE",
          applicantLocationRequirements: regions,
        }
      : {
          jobLocation: {
            "@type": "Place",
            address: {
              "@type": "PostalAddress",
              addressLocality: office.city,
              addressCountry: office.country,
            },
          },
        }),
    hiringOrganization: {
      "@type": "Organization",
      name,
      sameAs: new URL("/", origin).href,
      logo: new URL("/icon-512.png", origin).href,
    },
    identifier: { "@type": "PropertyValue", name, value: job.slug },
    url,
    directApply: true,
  };
}
