import { use } from "react";
import { usePost } from "../../api/post.ts";
import { Section } from "../../components/ui/Section.tsx";
import { Spinner } from "../../components/ui/Spinner.tsx";
import { ShownAt } from "../../routing/shown-at.ts";
import type { PageProps } from "../../page.ts";
import { Article } from "./Article.tsx";
import type { default as blogPostData, BlogPostData } from "./data.ts";
import { toPostFailure } from "./post-failure.ts";
import { PostNotFound } from "./PostNotFound.tsx";
import { readingMessages } from "../../messages/reading.ts";

/** One post. The key resets all state when the slug changes. */
export default function BlogPostPage({ data }: PageProps<typeof blogPostData>) {
  return <BlogPost key={data.slug} data={data} />;
}

/** The post from the server's HTML, then updated. It stays on screen if an update fails. */
function BlogPost({ data }: { data: BlogPostData }) {
  const { slug } = data;
  const at = use(ShownAt);
  const query = usePost(slug, {
    initial: data.post ?? undefined,
    at,
    enabled: data.failure === null && !data.isPreview,
  });
  if (query.data) return <Article post={query.data} data={data} />;
  const failure =
    data.failure ??
    (query.error && toPostFailure(query.error, query.errorUpdatedAt));
  if (failure)
    return (
      <PostNotFound
        slug={slug}
        failure={failure}
        related={data.related}
        heading={data.relatedHeading}
      />
    );
  return (
    <Section className="min-h-[60vh]">
      <h1 className="sr-only">{readingMessages.article}</h1>
      <Spinner label={readingMessages.loading} />
    </Section>
  );
}
