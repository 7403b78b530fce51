import type { Post, PostSummary } from "#contract";
import { postMessages } from "../../messages.ts";
import type { DataFunction } from "../../page.ts";
import { entryShareImage } from "../../share-image.ts";
import { blogPosting } from "../../structured-data/blog-posting.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";
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
  /** True for a post that visitors may not see yet: it cannot be shared or loaded again. */
  isPreview: boolean;
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
        ...(await postsInstead(path, content)),
      },
    };
  }
  return {
    head: {
      title: post.title,
      description: post.description,
      type: "article",
      ...entryShareImage(post),
      structuredData: [
        blogPosting(url.origin, post, content.site),
        breadcrumbList(url.origin, [
          { name: "Blog", path: "/blog" },
          { name: post.title, path },
        ]),
      ],
    },
    data: {
      slug,
      post,
      failure: null,
      related: relatedPosts(post, content),
      guessed: false,
      isPreview: preview !== undefined,
    },
  };
};

export default blogPostData;
