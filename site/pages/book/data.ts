import type { PageWords, SiteSettings } from "#contract";
import { toClosing } from "../../components/to-closing.ts";
import type { DataFunction } from "../../page.ts";
import { pick } from "../../pick.ts";
import { shareImage } from "../../share-image.ts";

export type BookWords = PageWords<"book">;

export type SchedulerData = Pick<SiteSettings, "scheduler" | "supportEmail">;

const bookData = (({ content }) => {
  const words = content.page("book");
  return {
    head: {
      title: words.title,
      description: words.description,
      image: shareImage(
        "/images/og-demo-image.png",
        "What a demo shows: name who your buyers follow, watch who engages, read the ranked list.",
      ),
    },
    closing: toClosing(words.closing, content.site),
    data: { words, ...pick(content.site, "scheduler", "supportEmail") },
  };
}) satisfies DataFunction<unknown>;

export default bookData;
