import type { GuideEntry } from "#contract";
import type { DataFunction } from "../../page.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";

/** A guide as its card shows it. */
export type GuideCard = Pick<
  GuideEntry,
  | "title"
  | "description"
  | "icon"
  | "slug"
  | "path"
  | "category"
  | "readTimeMinutes"
>;

export interface GuidesData {
  featured: GuideCard[];
  /** The others, in their order. */
  more: GuideCard[];
}

const toCard = ({
  title,
  description,
  icon,
  slug,
  path,
  category,
  readTimeMinutes,
}: GuideEntry): GuideCard => ({
  title,
  description,
  icon,
  slug,
  path,
  category,
  readTimeMinutes,
});

const guidesData: DataFunction<GuidesData> = ({ content, url }) => {
  const guides = content.guides();
  const cardsOf = (featured: boolean) =>
    guides.filter((guide) => Boolean(guide.featured) === featured).map(toCard);
  return {
    head: {
      title: "Guides to engagement monitoring",
      description:
        "Practical guides, from the first influencer you watch to pipeline you can defend in a finance review. Each ends with something to do.",
      structuredData: [
        breadcrumbList(url.origin, [{ name: "Guides", path: "/guides" }]),
      ],
    },
    data: { featured: cardsOf(true), more: cardsOf(false) },
  };
};

export default guidesData;
