import type { PostSummary, SiteSettings } from "#contract";

/** Schema.org BlogPosting of a post, with absolute addresses. */
export function blogPosting(
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
