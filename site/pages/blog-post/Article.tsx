import type { Post } from "#contract";
import { ContentsColumn, ContentsFold } from "../../components/Contents.tsx";
import { Prose } from "../../components/Prose.tsx";
import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { ShareButtons } from "../../components/ShareButtons.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { ArticleHead } from "./ArticleHead.tsx";
import { BackToBlog } from "./BackToBlog.tsx";

interface ArticleProps {
  post: Post;
  /** HTML of the author's portrait. */
  face: string;
  /** HTML of the end of the article. */
  end: string;
  /** HTML of what comes after it. */
  after: string;
  /** False for a post without a public address. */
  isShared?: boolean;
}

/** A post with related posts, table of contents and share buttons. */
export function Article({
  post,
  face,
  end,
  after,
  isShared = true,
}: ArticleProps) {
  const hasContents = post.toc.length > 1;
  return (
    <>
      <article>
        <ArticleHead post={post} face={face} />
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
            <ServerMarkup html={end} />
          </div>
        </Container>
      </article>
      <ServerMarkup html={after} />
    </>
  );
}
