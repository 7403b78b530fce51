import { FeedLink } from "../../components/FeedLink.tsx";
import { ListHead } from "../../components/ListHead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { BlogList } from "./BlogList.tsx";
import type blogData from "./data.ts";
import { ResourceCenter } from "./ResourceCenter.tsx";

/** The blog: filters, the featured article, all other articles, links to the Resource Center. */
export default function BlogPage({ data }: PageProps<typeof blogData>) {
  const { hero, resources, kinds } = data.words;
  return (
    <>
      <Section space="joined">
        <ListHead title={hero.headline} lead={hero.lead}>
          <FeedLink folder="" />
        </ListHead>
        <BlogList data={data} />
      </Section>
      <ResourceCenter resources={resources} kinds={kinds} />
    </>
  );
}
