import { Initials } from "../../components/Initials.tsx";
import { PostList } from "../../components/PostList.tsx";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import type blogAuthorData from "./data.ts";
import "../../components/reading/reading.css";
import "./blog-author.css";

/** Who an author is, and what they have written. */
export default function BlogAuthorPage({
  data,
}: PageProps<typeof blogAuthorData>) {
  const { author, list } = data;
  return (
    <Section className="post-list">
      <header className="post-list-head">
        <Breadcrumbs />
        <div className="author-head">
          <Initials name={author.name} />
          <div>
            <h1>{author.name}</h1>
            <p className="author-title">{author.title}</p>
          </div>
        </div>
        <p className="lead">{author.bio}</p>
      </header>
      <PostList list={list} address={`/blog/author/${author.slug}`} />
    </Section>
  );
}
