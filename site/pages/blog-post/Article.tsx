import type { Post, PostSummary } from "#contract";
import { ContentsColumn, ContentsFold } from "../../components/Contents.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Pager } from "../../components/reading/Pager.tsx";
import { SourceLine } from "../../components/reading/SourceLine.tsx";
import { ShareButtons } from "../../components/ShareButtons.tsx";
import { Container } from "../../components/ui/Container.tsx";
import type { ReadingNeighbors } from "../../reading/reading-link.ts";
import type { TextSource } from "../../reading/text-source.ts";
import type { Look } from "../../components/portrait-looks.ts";
import { ArticleHead } from "./ArticleHead.tsx";
import { BackToBlog } from "./BackToBlog.tsx";
import { DemoCall, type DemoCallWords } from "./DemoCall.tsx";
import type { SeriesPart } from "./series.ts";
import { SeriesBox } from "./SeriesBox.tsx";
import { ReadNext } from "./ReadNext.tsx";
import { readingMessages } from "../../messages.ts";

interface ArticleProps {
  post: Post;
  face?: Look | undefined;
  source: TextSource;
  series?: SeriesPart | undefined;
  neighbors: ReadingNeighbors;
  related: readonly PostSummary[];
  call: DemoCallWords;
  /** False for a post without a public address. */
  isShared?: boolean;
}

/** A post with related posts, table of contents and share buttons. */
export function Article({
  post,
  face,
  source,
  series,
  neighbors,
  related,
  call,
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
            {series && <SeriesBox {...series} />}
            <Prose html={post.content} />
            <footer className="article-end">
              {isShared && (
                <ShareButtons title={post.title} path={`/blog/${post.slug}`} />
              )}
              <BackToBlog />
            </footer>
            <SourceLine {...source} />
            <Pager {...neighbors} />
          </div>
        </Container>
      </article>
      <DemoCall words={call} />
      <ReadNext posts={related} heading={readingMessages.relatedArticles} />
    </>
  );
}
