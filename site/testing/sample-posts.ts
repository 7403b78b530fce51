import type { Post, PostSummary } from "#contract";

/** A post of a list, with the given fields. */
export function samplePost(fields: Partial<PostSummary> = {}): PostSummary {
  const slug = fields.slug ?? "a-post";
  return {
    id: 1,
    title: `Title of ${slug}`,
    slug,
    description: `Description of ${slug}.`,
    authorSlug: "liis-tamm",
    authorName: "Liis Tamm",
    authorTitle: "Head of Research",
    publishedDate: "2026-11-12",
    readTimeMinutes: 6,
    type: "blog",
    featured: false,
    imageUrl: `/images/blog/${slug}.svg`,
    imageAlt: "Dots on a line",
    imageWidth: 1200,
    imageHeight: 630,
    categories: [{ id: 3, name: "Outreach", slug: "outreach" }],
    ...fields,
  };
}

/** A whole post, with the given fields. */
export function sampleArticle(fields: Partial<Post> = {}): Post {
  return {
    ...samplePost(fields),
    content: '<h2 id="first">First</h2><p>Words of the post.</p>',
    toc: [{ depth: 2, text: "First", id: "first" }],
    ...fields,
  };
}
