import type { GuideEntry } from "#contract";
import type { DataFunction } from "../../page.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";

/** A guide on a card. */
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
  /** The steps of the first featured guide: its headings. */
  steps: string[];
  /** The others, in their order. */
  more: GuideCard[];
}

const SHOWN_STEPS = 6;

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

const guidesData: DataFunction<GuidesData> = async ({ content, url }) => {
  const guides = content.list("guides");
  const cardsOf = (featured: boolean) =>
    guides.filter((guide) => Boolean(guide.featured) === featured).map(toCard);
  const featured = cardsOf(true);
  const first = await content.entry("guides", featured[0]?.slug ?? "");
  return {
    head: {
      title: "Guides to engagement monitoring",
      description:
        "Practical guides, from the first influencer you watch to pipeline you can defend in a finance review. Each ends with something to do.",
      structuredData: [
        breadcrumbList(url.origin, [{ name: "Guides", path: "/guides" }]),
      ],
    },
    data: {
      featured,
      steps: (first?.toc ?? [])
        .filter(({ depth }) => depth === 2)
        .slice(0, SHOWN_STEPS)
        .map(({ text }) => text),
      more: cardsOf(false),
    },
  };
};

export default guidesData;
