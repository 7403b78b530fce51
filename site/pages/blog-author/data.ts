import type { Author, PostSummary } from "#contract";
import { looks, type Look } from "../../components/portrait-looks.ts";
import { missing, type DataFunction } from "../../page.ts";
import type { Paged } from "../../paging/cut-page.ts";
import { cutPosts } from "../../paging/cut-posts.ts";
import { pagedHead } from "../../paging/paged-head.ts";
import { profilePage } from "./profile-page.ts";
import { authorMessages } from "../../messages/blog.ts";

export interface BlogAuthorData {
  author: Pick<
    Author,
    "slug" | "name" | "title" | "bio" | "aboutHtml" | "links" | "picture"
  >;
  /** How the author is drawn. Absent for initials. */
  face?: Look | undefined;
  list: Paged<PostSummary>;
}

/** One page of the posts of an author. An author without posts has an empty page, which no search engine lists. */
const blogAuthorData: DataFunction<BlogAuthorData> = (request) => {
  const { content, params, url } = request;
  const author = content.authors.find(({ slug }) => slug === params["author"]);
  const list = author && cutPosts(request, { author: author.slug });
  if (!author || !list) return missing;
  const { slug, name, title, bio, aboutHtml, links, picture } = author;
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
      author: { slug, name, title, bio, aboutHtml, links, picture },
      face: looks[name],
      list,
    },
  };
};

export default blogAuthorData;
