import { PostList } from "../../components/PostList.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { textLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { AuthorPortrait } from "./AuthorPortrait.tsx";
import type blogAuthorData from "./data.ts";

/** Who an author is, and what they have written. */
export default function BlogAuthorPage({
  data,
}: PageProps<typeof blogAuthorData>) {
  const { author, face, list } = data;
  const { aboutHtml, bio, links = [], name, slug, title } = author;
  // The long biography is shown only on the first page.
  const isFirst = list.page === 1;
  return (
    <Section space="joined">
      <header className="mb-12 grid gap-5 pt-4 lg:mb-16 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-16 lg:pt-8">
        <div className="lg:col-span-2">
          <Breadcrumbs />
        </div>
        <AuthorPortrait name={name} picture={author.picture} face={face} />
        <div className="grid max-w-(--measure-text) content-start gap-3">
          <h1>{name}</h1>
          <p className="text-muted">{title}</p>
          <Lead className="mt-2">{bio}</Lead>
          {isFirst && aboutHtml !== undefined && (
            <Prose className="mt-3" html={aboutHtml} />
          )}
          {links.length > 0 && (
            <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
              {links.map((link) => (
                <li key={link.href}>
                  <SiteLink className={textLink} href={link.href} rel="me">
                    {link.label}
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
