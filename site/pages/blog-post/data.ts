import type {
  ContentReader,
  PageWords,
  Post,
  PostSummary,
  SiteSettings,
} from "#contract";
import { postMessages } from "../../messages/blog.ts";
import { readingMessages } from "../../messages/reading.ts";
import { type Look, looks } from "../../components/portrait-looks.ts";
import type { DataFunction } from "../../page.ts";
import type { ReadingNeighbors } from "../../reading/reading-link.ts";
import { readSource, type TextSource } from "../../reading/reading-entry.ts";
import { entryShareImage } from "../../share-image.ts";
import { searchMessages } from "../../messages/search.ts";
import { nearMatches, pathWords } from "../../near-matches/near-matches.ts";
import type { PostFailure } from "./post-failure.ts";
import { seriesOf, type SeriesPart } from "./series.ts";

export interface BlogPostData {
  slug: string;
  post: Post | null;
  /** How the author is drawn. Absent for initials. */
  face?: Look | undefined;
  /** Why there is no post. */
  failure: PostFailure | null;
  /** Who the author is, in a sentence. */
  bio?: string | undefined;
  source: TextSource;
  /** The series that it is a part of. */
  series?: SeriesPart | undefined;
  /** The posts that were published before and after it. */
  neighbors: ReadingNeighbors;
  /** Posts to read next, or instead. */
  related: readonly PostSummary[];
  /** Above the posts to read instead. */
  relatedHeading: string;
  /** True for a post that visitors may not see yet: it cannot be shared or loaded again. */
  isPreview: boolean;
  newsletter: PageWords<"resources">["newsletter"];
  /** Who sends the newsletter. */
  host: string;
}

const RELATED = 4;

const newsletterOf = (content: ContentReader) => ({
  newsletter: content.page("resources").newsletter,
  host: content.site.host,
});

const blogPostData: DataFunction<BlogPostData> = async ({
  content,
  url,
  params,
  preview,
}) => {
  const { slug = "" } = params;
  const post = await content.post(slug);
  const path = `/blog/${slug}`;
  if (!post) {
    return {
      status: 404,
      head: {
        title: postMessages.notFound,
        description: readingMessages.noArticle,
        noindex: true,
      },
      data: {
        slug,
        post: null,
        failure: {
          status: 404,
          message: postMessages.refused(404),
          time: new Date().toISOString(),
        },
        isPreview: false,
        source: {},
        neighbors: { previous: null, next: null },
        ...(await postsInstead(path, content)),
        ...newsletterOf(content),
      },
    };
  }
  // Lists begin with the newest post.
  const { before = null, after = null } = content.neighbors("blog", slug);
  return {
    head: {
      title: post.title,
      description: post.description,
      type: "article",
      ...entryShareImage(post),
      structuredData: [blogPosting(url.origin, post, content.site)],
    },
    closing: content.page("blog").afterPost,
    data: {
      slug,
      post,
      bio: content.authors.find(({ slug }) => slug === post.authorSlug)?.bio,
      face: looks[post.authorName],
      failure: null,
      isPreview: preview !== undefined,
      source: readSource(content, path),
      series: seriesOf(post, content),
      neighbors: { previous: after, next: before },
      related: await content.relatedPosts(slug, RELATED),
      relatedHeading: readingMessages.relatedArticles,
      ...newsletterOf(content),
    },
  };
};

export default blogPostData;

function toSummary({ content: _content, toc: _toc, ...summary }: Post) {
  return summary;
}

/** For a path without a post: the posts with a similar address, or the newest ones, with their heading. */
async function postsInstead(
  path: string,
  content: Pick<ContentReader, "post" | "posts" | "similarPages">,
  limit = 2,
): Promise<{ related: PostSummary[]; relatedHeading: string }> {
  const pages = content
    .similarPages(pathWords(path))
    .filter((page) => page.path.startsWith("/blog/"));
  const meant = await Promise.all(
    nearMatches(path, pages, limit).map((page) =>
      content.post(page.path.slice("/blog/".length)),
    ),
  );
  const related = meant.flatMap((post) => (post ? toSummary(post) : []));
  return related.length > 0
    ? { related, relatedHeading: searchMessages.near }
    : {
        related: content.posts({ limit }),
        relatedHeading: readingMessages.newestArticles,
      };
}

/** Schema.org BlogPosting of a post, with absolute addresses. */
function blogPosting(
  origin: string,
  post: PostSummary,
  site: SiteSettings,
): Record<string, unknown> {
  const url = new URL(`/blog/${post.slug}`, origin).href;
  const first = {
    slug: post.authorSlug,
    name: post.authorName,
    title: post.authorTitle,
  };
  const toPerson = ({ slug, name, title }: typeof first) => ({
    "@type": "Person",
    name,
    jobTitle: title,
    ...(slug !== undefined && {
      url: new URL(`/blog/author/${slug}`, origin).href,
    }),
  });
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    image: new URL(post.imageUrl ?? "/og-image.png", origin).href,
    inLanguage: post.lang ?? site.lang ?? "en",
    datePublished: post.publishedDate,
    dateModified: post.updatedDate ?? post.publishedDate,
    author: post.authors?.map(toPerson) ?? toPerson(first),
    publisher: {
      "@type": "Organization",
      name: site.name,
      url: new URL("/", origin).href,
      logo: new URL("/icon-512.png", origin).href,
    },
    articleSection: post.categories.map(({ name }) => name),
    ...(post.tags && { keywords: post.tags }),
    ...(post.series !== undefined && {
      isPartOf: { "@type": "CreativeWorkSeries", name: post.series },
    }),
    mainEntityOfPage: url,
    url,
  };
}
