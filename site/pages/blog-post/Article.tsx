import type { Post, PostSummary } from "#contract";
import { ContentsColumn, ContentsFold } from "../../components/Contents.tsx";
import { Prose } from "../../components/Prose.tsx";
import { ShareButtons } from "../../components/ShareButtons.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { ArticleHead } from "./ArticleHead.tsx";
import { BackToBlog } from "./BackToBlog.tsx";
import { DemoCall } from "./DemoCall.tsx";
import { ReadNext } from "./ReadNext.tsx";

interface ArticleProps {
  post: Post;
  related: readonly PostSummary[];
  /** False for a post without a public address. */
  isShared?: boolean;
}

/** A post with related posts, table of contents and share buttons. */
export function Article({ post, related, isShared = true }: ArticleProps) {
  const hasContents = post.toc.length > 1;
  return (
    <>
      <article>
        <ArticleHead post={post} />
        <Container className="article-body">
          {hasContents && <ContentsColumn toc={post.toc} />}
          <div className="article-text">
            {hasContents && <ContentsFold toc={post.toc} />}
            <Prose html={post.content} />
            <footer className="article-end">
              {isShared && (
                <ShareButtons title={post.title} path={`/blog/${post.slug}`} />
              )}
              <BackToBlog />
            </footer>
          </div>
        </Container>
      </article>
      <DemoCall />
      <ReadNext posts={related} />
    </>
  );
}
