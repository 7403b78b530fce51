import type { PageWords } from "#contract";
import type { DataFunction } from "../../page.ts";

const sitemapData: DataFunction<PageWords<"sitemap">> = ({ content }) => {
  const words = content.page("sitemap");
  return { head: words, data: words };
};

export default sitemapData;
