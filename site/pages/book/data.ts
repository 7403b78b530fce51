import type { SiteSettings } from "#contract";
import type { DataFunction } from "../../page.ts";

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
      image: "/images/og-demo-image.png",
    },
    data: { scheduler, supportEmail },
  };
};

export default bookData;
