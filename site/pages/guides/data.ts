import type { ContentReader, GuideEntry, PageWords } from "#contract";
import { missing, type DataFunction, type DataOf } from "../../page.ts";
import { cutList } from "../../paging/cut-page.ts";
import { pagedHead } from "../../paging/paged-head.ts";
import { pick } from "../../pick.ts";

export type GuidesWords = PageWords<"guides">;

const levels = ["Beginner", "Intermediate", "Advanced"] as const;

/** Further featured guides are listed among the others. */
const MAX_FEATURED = 3;
const SHOWN_STEPS = 6;

const toCard = (guide: GuideEntry) => ({
  ...pick(guide, "title", "description", "icon", "slug"),
  ...pick(guide, "path", "category", "readTimeMinutes"),
});

export type GuideCard = ReturnType<typeof toCard>;

/** The guides in their order, with the featured ones first. */
function orderGuides(guides: readonly GuideEntry[]) {
  const featured = guides
    .filter((guide) => guide.featured)
    .slice(0, MAX_FEATURED);
  return { featured, ordered: [...new Set([...featured, ...guides])] };
}

/** The steps of the first featured guide: its headings. */
async function readSteps(
  content: ContentReader,
  guide: GuideEntry | undefined,
): Promise<string[]> {
  const entry = guide && (await content.entry("guides", guide.slug));
  return (entry?.toc ?? [])
    .filter(({ depth }) => depth === 2)
    .slice(0, SHOWN_STEPS)
    .map(({ text }) => text);
}

const guidesData = (async (request) => {
  const { content, url } = request;
  const { featured, ordered } = orderGuides(content.list("guides"));
  const list = cutList(url.searchParams, ordered);
  if (!list) return missing;
  const isFirst = list.page === 1;
  const words = content.page("guides");
  const head = { ...words, canonicalPath: "/guides" };
  return {
    head: pagedHead(head, "/guides", list),
    closing: { ...words.support, link: content.navigation.footerCall.link },
    data: {
      words,
      list: { ...list, entries: list.entries.map(toCard) },
      featured: isFirst ? featured.length : 0,
      steps: isFirst ? await readSteps(content, featured[0]) : [],
      /** How many guides each level has, from the easiest to the hardest. */
      levels: levels.map(
        (level) => ordered.filter(({ category }) => category === level).length,
      ),
    },
  };
}) satisfies DataFunction<unknown>;

export type GuidesData = DataOf<typeof guidesData>;

export default guidesData;
