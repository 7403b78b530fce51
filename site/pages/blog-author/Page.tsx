import { PostList } from "../../components/PostList.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { AuthorPortrait } from "./AuthorPortrait.tsx";
import type blogAuthorData from "./data.ts";
import "./blog-author.css";

/** Who an author is, and what they have written. */
export default function BlogAuthorPage({
  data,
}: PageProps<typeof blogAuthorData>) {
  const { author, face, list } = data;
  const { aboutHtml, bio, links = [], name, slug, title } = author;
  // The long biography is shown only on the first page.
  const isFirst = list.page === 1;
  return (
    <Section className="post-list">
      <header className="post-list-head author-page-head">
        <Breadcrumbs />
        <div className="author-portrait">
          <AuthorPortrait name={name} picture={author.picture} face={face} />
        </div>
        <div className="author-head">
          <h1>{name}</h1>
          <p className="author-title">{title}</p>
          <p className="lead">{bio}</p>
          {isFirst && aboutHtml !== undefined && <Prose html={aboutHtml} />}
          {links.length > 0 && (
            <ul className="author-links">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink className="text-link" href={href} rel="me">
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </header>
      <PostList list={list} address={`/blog/author/${slug}`} />
    </Section>
  );
}
