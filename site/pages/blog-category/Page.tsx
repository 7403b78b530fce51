import { use } from "react";
import { FeedLink } from "../../components/FeedLink.tsx";
import { PostList } from "../../components/PostList.tsx";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden.tsx";
import { SiteLanguage } from "../../language.ts";
import type { PageProps } from "../../page.ts";
import type blogCategoryData from "./data.ts";
import { listMessages } from "../../messages.ts";
import "./blog-category.css";

/** The posts of a category, then links to other categories. */
export default function BlogCategoryPage({
  data,
}: PageProps<typeof blogCategoryData>) {
  const { slug, name, description, list, others } = data;
  const { formatNumber } = use(SiteLanguage);
  return (
    <>
      <Section className="post-list">
        <header className="post-list-head">
          <Breadcrumbs />
          <h1>{name}</h1>
          <p className="lead">{description}</p>
          <FeedLink folder={`/blog/category/${slug}`} />
        </header>
        <PostList list={list} address={`/blog/category/${slug}`} />
      </Section>
      {others.length > 0 && (
        <Section ground="band" space="tight" labelledBy="other-categories">
          <h2 id="other-categories" className="other-categories-heading">
            {listMessages.otherCategories}
          </h2>
          <ul className="other-categories">
            {others.map((other) => (
              <li key={other.slug}>
                <SiteLink href={`/blog/category/${other.slug}`}>
                  {other.name}
                  <span className="other-categories-count">
                    {formatNumber(other.count)}
                    <VisuallyHidden>{` ${listMessages.articles}`}</VisuallyHidden>
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
