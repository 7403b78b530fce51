import type { PageWords, SiteSettings } from "#contract";
import { toClosing } from "../../components/to-closing.ts";
import type { DataFunction } from "../../page.ts";
import { shareImage } from "../../share-image.ts";

export type BookWords = PageWords<"book">;

export type SchedulerData = Pick<SiteSettings, "scheduler" | "supportEmail">;

export interface BookData extends SchedulerData {
  words: BookWords;
}

const bookData: DataFunction<BookData> = ({ content }) => {
  const { scheduler, supportEmail } = content.site;
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
    data: { words, scheduler, supportEmail },
  };
};

export default bookData;
