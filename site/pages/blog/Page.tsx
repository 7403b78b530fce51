import { Queries } from "../../api/Queries.tsx";
import { FeedLink } from "../../components/FeedLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { BlogList } from "./BlogList.tsx";
import type blogData from "./data.ts";
import { ResourceCenter } from "./ResourceCenter.tsx";
import "./blog.css";

/** The blog: the featured article, filters, all other articles, links to the Resource Center. */
export default function BlogPage({ data }: PageProps<typeof blogData>) {
  const { hero, resources, kinds } = data.words;
  return (
    <>
      <Section>
        <header className="blog-head">
          <h1>{hero.headline}</h1>
          <p className="lead">{hero.lead}</p>
          <FeedLink folder="" />
        </header>
        <Queries>
          <BlogList data={data} />
        </Queries>
      </Section>
      <ResourceCenter resources={resources} kinds={kinds} />
    </>
  );
}
