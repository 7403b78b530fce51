import type { Author } from "#contract";
import { looks } from "../../components/portrait-looks.ts";
import { type DataFunction, missing } from "../../page.ts";
import { cutPosts } from "../../paging/cut-posts.ts";
import { pagedHead } from "../../paging/paged-head.ts";
import { authorMessages } from "../../messages/blog.ts";
import { pick } from "../../pick.ts";

/** One page of the posts of an author. An author without posts has an empty page, which no search engine lists. */
const blogAuthorData = ((request) => {
  const { content, params, url } = request;
  const author = content.authors.find(({ slug }) => slug === params["author"]);
  const list = author && cutPosts(request, { author: author.slug });
  if (!author || !list) return missing;
  const { slug, name, bio } = author;
  const path = `/blog/author/${slug}`;
  const head = {
    title: authorMessages.title(name),
    description: bio,
    canonicalPath: path,
    name,
    structuredData: [profilePage(url.origin, author, path)],
  };
  return {
    head:
      list.total > 0 ? pagedHead(head, path, list) : { ...head, noindex: true },
    data: {
      author: {
        ...pick(author, "slug", "name", "title", "bio"),
        ...pick(author, "aboutHtml", "links", "picture"),
      },
      // Undefined for initials.
      face: looks[name],
      list,
    },
  };
}) satisfies DataFunction<unknown>;

export default blogAuthorData;

/** Schema.org ProfilePage of an author, with absolute addresses. */
function profilePage(
  origin: string,
  { name, title, bio, links = [], picture }: Author,
  path: string,
): Record<string, unknown> {
  const url = new URL(path, origin).href;
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url,
    mainEntity: {
      "@type": "Person",
      name,
      jobTitle: title,
      description: bio,
      url,
      ...(picture !== undefined && { image: new URL(picture, origin).href }),
      ...(links.length > 0 && { sameAs: links.map(({ href }) => href) }),
    },
  };
}
