import type { SiteSettings } from "#contract";
import type { DataFunction } from "../../page.ts";
import { shareImage } from "../../share-image.ts";

export interface BookData {
  scheduler: SiteSettings["scheduler"];
  supportEmail: string;
}

const bookData: DataFunction<BookData> = ({ content }) => {
  const { scheduler, supportEmail, name } = content.site;
  return {
    head: {
      title: "Book a demo",
      description: `Pick a time to see ${name} on your own market: bring one influencer and one competitor, and leave with a ranked list of people to write to.`,
      image: shareImage(
        "/images/og-demo-image.png",
        "What a demo shows: name who your buyers follow, watch who engages, read the ranked list.",
      ),
    },
    data: { scheduler, supportEmail },
  };
};

export default bookData;
