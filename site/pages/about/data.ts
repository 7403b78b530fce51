import type { Facts } from "#contract";
import type { DataFunction } from "../../page.ts";

export interface AboutData {
  company: Pick<Facts["company"][number], "id" | "value" | "label">[];
  /** Year of the foundation. */
  founded: string;
  city: string;
  country: string;
}

const aboutData: DataFunction<AboutData> = ({ content }) => {
  const { site, facts } = content;
  const founded = facts.company.find(({ id }) => id === "founded");
  return {
    head: {
      title: "About us",
      description: `Why ${site.name} exists, what we hold ourselves to, and the figures so far. A small company from ${site.office.city} that reads public attention for sales teams.`,
    },
    data: {
      company: facts.company.map(({ id, value, label }) => ({
        id,
        value,
        label,
      })),
      founded: founded?.value ?? "",
      city: site.office.city,
      country: site.office.country,
    },
  };
};

export default aboutData;
