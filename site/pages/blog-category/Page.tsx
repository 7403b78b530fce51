import { use } from "react";
import { FeedLink } from "../../components/FeedLink.tsx";
import { ListHead } from "../../components/ListHead.tsx";
import { PostList } from "../../components/PostList.tsx";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden.tsx";
import { SiteLanguage } from "../../language.ts";
import type { PageProps } from "../../page.ts";
import type blogCategoryData from "./data.ts";
import { listMessages } from "../../messages/lists.ts";

/** The posts of a category, then links to other categories. */
export default function BlogCategoryPage({
  data,
}: PageProps<typeof blogCategoryData>) {
  const { slug, name, description, list, others } = data;
  const { formatNumber } = use(SiteLanguage);
  return (
    <>
      <Section space="joined">
        <ListHead above={<Breadcrumbs />} title={name} lead={description}>
          <FeedLink folder={`/blog/category/${slug}`} />
        </ListHead>
        <PostList list={list} address={`/blog/category/${slug}`} />
      </Section>
      {others.length > 0 && (
        <Section ground="band" space="tight" labelledBy="other-categories">
          <h2 id="other-categories" className="mb-6 text-h3">
            {listMessages.otherCategories}
          </h2>
          <ul className="flex flex-wrap gap-3">
            {others.map((other) => (
              <li key={other.slug}>
                <SiteLink
                  href={`/blog/category/${other.slug}`}
                  className="flex min-h-11 items-center gap-2.5 rounded-full border border-line-strong px-4 py-2 text-md leading-snug transition-colors duration-180 hover:border-link hover:text-link"
                >
                  {other.name}
                  <span className="font-mono text-note text-muted">
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
