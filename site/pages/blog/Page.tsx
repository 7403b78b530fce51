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
  return (
    <>
      <Section>
        <header className="blog-head">
          <h1>Blog: from signal to conversation</h1>
          <p className="lead">
            Field notes on reading public engagement: which signals to trust,
            how to rank the people behind them, and what to write first.
          </p>
          <FeedLink folder="" />
        </header>
        <Queries>
          <BlogList data={data} />
        </Queries>
      </Section>
      <ResourceCenter />
    </>
  );
}
