import type { DataFunction } from "../../page.ts";

const sitemapData: DataFunction<null> = ({ content }) => ({
  head: {
    title: "Sitemap",
    description: `Every page of the ${content.site.name} site in one list: product, plans, guides and documentation, company and legal texts.`,
  },
  data: null,
});

export default sitemapData;
