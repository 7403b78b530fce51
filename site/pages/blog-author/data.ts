import { looks } from "../../components/portrait-looks.ts";
import { missing, type DataFunction } from "../../page.ts";
import { cutPosts } from "../../paging/cut-posts.ts";
import { pagedHead } from "../../paging/paged-head.ts";
import { profilePage } from "./profile-page.ts";
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
