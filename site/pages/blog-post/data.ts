import type { ContentReader, Post } from "#contract";
import { postMessages } from "../../messages.ts";
import type { DataFunction } from "../../page.ts";
import type { ReadingNeighbors } from "../../reading/reading-link.ts";
import { readSource } from "../../reading/text-source.ts";
import { entryShareImage } from "../../share-image.ts";
import { blogPosting } from "../../structured-data/blog-posting.ts";
import type { PostFailure } from "./post-failure.ts";
import { drawInstead, drawOnward } from "./draw-onward.tsx";
import { postsInstead } from "./posts-instead.ts";

export interface BlogPostData {
  slug: string;
  post: Post | null;
  /** Why there is no post. */
  failure: PostFailure | null;
  /** HTML of the author's portrait. */
  face: string;
  /** HTML of the end of the article: its source, and the posts before and after it. */
  end: string;
  /** HTML of what comes after the article, or after the note that it is missing. */
  after: string;
  /** True for a post that visitors may not see yet: it cannot be shared or loaded again. */
  isPreview: boolean;
}

const RELATED = 3;

/** The posts that were published before and after a post. */
function neighborsOf(
  slug: string,
  content: Pick<ContentReader, "neighbors">,
): ReadingNeighbors {
  // Lists begin with the newest post.
  const { before = null, after = null } = content.neighbors("blog", slug);
  return { previous: after, next: before };
}

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
    const { related, guessed } = await postsInstead(path, content);
    return {
      status: 404,
      head: {
        title: postMessages.notFound,
        description: "There is no article at this address.",
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
        face: "",
        end: "",
        after: drawInstead(related, guessed),
      },
    };
  }
  return {
    head: {
      title: post.title,
      description: post.description,
      type: "article",
      ...entryShareImage(post),
      structuredData: [blogPosting(url.origin, post, content.site)],
    },
    data: {
      slug,
      post,
      failure: null,
      isPreview: preview !== undefined,
      ...drawOnward({
        authorName: post.authorName,
        source: readSource(content, path),
        neighbors: neighborsOf(slug, content),
        related: await content.relatedPosts(slug, RELATED),
      }),
    },
  };
};

export default blogPostData;
