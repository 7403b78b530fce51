import type { Post, PostSummary } from "#contract";
import { postMessages } from "../../messages.ts";
import type { DataFunction } from "../../page.ts";
import { blogPosting } from "../../structured-data/blog-posting.ts";
import type { PostFailure } from "./post-failure.ts";
import { postsInstead, relatedPosts } from "./related-posts.ts";

export interface BlogPostData {
  slug: string;
  post: Post | null;
  /** Why there is no post. */
  failure: PostFailure | null;
  /** Two posts to read next, or instead of the missing one. */
  related: PostSummary[];
  /** True if the missing post may be one of them. */
  guessed: boolean;
}

const blogPostData: DataFunction<BlogPostData> = async ({
  content,
  url,
  params,
}) => {
  const { slug = "" } = params;
  const post = await content.post(slug);
  const path = `/blog/${slug}`;
  if (!post) {
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
        ...(await postsInstead(path, content)),
      },
    };
  }
  return {
    head: {
      title: post.title,
      description: post.description,
      type: "article",
      ...shareImage(post),
      structuredData: [blogPosting(url.origin, post, content.site)],
    },
    data: {
      slug,
      post,
      failure: null,
      related: relatedPosts(post, content),
      guessed: false,
    },
  };
};

export default blogPostData;
/** The picture of a shared link. Social networks show no SVG, so such a post gets the site's default picture. */
function shareImage({ imageUrl }: Post): { image?: string } {
  return imageUrl && !imageUrl.endsWith(".svg") ? { image: imageUrl } : {};
}
