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

/** Schema.org JobPosting of an open job, with absolute addresses. */
export function jobPosting(
  origin: string,
  job: WithBody<JobEntry>,
  { name, office }: SiteSettings,
): Record<string, unknown> {
  const type = EMPLOYMENT_TYPES[job.type];
  const regions = applicantLocations(job.location, office.country);
  const isRemote = job.location.startsWith("Remote");
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: job.html,
    datePosted: job.date,
    ...(job.expiresAt ? { validThrough: job.expiresAt } : {}),
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
    url: new URL(job.path, origin).href,
    directApply: true,
  };
}
