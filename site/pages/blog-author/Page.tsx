import type { Author } from "#contract";
import { CategoryLinks } from "../../components/CategoryLinks.tsx";
import { PostList } from "../../components/PostList.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { textLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { authorMessages } from "../../messages/blog.ts";
import type { PageProps } from "../../page.ts";
import { Face } from "../../components/Face.tsx";
import type { Look } from "../../components/portrait-looks.ts";
import type blogAuthorData from "./data.ts";

const asideHead =
  "mb-1.5 font-mono text-note leading-normal font-normal tracking-normal text-muted";

/** Who an author is, and what they have written. */
export default function BlogAuthorPage({
  data,
}: PageProps<typeof blogAuthorData>) {
  const { author, face, list } = data;
  const { aboutHtml, bio, links = [], name, slug, title } = author;
  // The long biography is shown only on the first page.
  const isFirst = list.page === 1;
  const categories = [
    ...new Map(
      list.entries.flatMap((post) =>
        post.categories.map((category) => [category.slug, category]),
      ),
    ).values(),
  ];
  return (
    <Section space="joined">
      <header className="mb-12 grid gap-5 pt-4 lg:mb-16 lg:grid-cols-[13rem_minmax(0,1fr)_auto] lg:gap-x-16 lg:pt-8">
        <div className="lg:col-span-3">
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
        </div>
        <div className="grid content-start gap-x-10 gap-y-5 text-md max-lg:grid-flow-col max-lg:justify-start lg:w-44 lg:pt-4">
          {categories.length > 0 && (
            <div>
              <h2 className={asideHead}>{authorMessages.writesAbout}</h2>
              <CategoryLinks categories={categories} />
            </div>
          )}
          {links.length > 0 && (
            <div>
              <h2 className={asideHead}>{authorMessages.elsewhere}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <SiteLink className={textLink} href={link.href} rel="me">
                      {link.label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </header>
      <PostList list={list} address={`/blog/author/${slug}`} />
    </Section>
  );
}

/** The author's picture, or a drawing of them. */
function AuthorPortrait({
  name,
  picture,
  face,
}: Pick<Author, "name" | "picture"> & { face?: Look | undefined }) {
  return (
    <div className="relative aspect-square w-28 overflow-hidden rounded-lg border border-line bg-tint sm:w-40 lg:w-full">
      {picture === undefined ? (
        <Face
          name={name}
          look={face}
          size="xl"
          className="absolute inset-[18%] size-[64%]"
        />
      ) : (
        <img
          className="block size-full object-cover"
          src={picture}
          alt=""
          width="240"
          height="240"
        />
      )}
    </div>
  );
}
