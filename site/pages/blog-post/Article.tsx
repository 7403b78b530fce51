import type { Post } from "#contract";
import { ContentsColumn, ContentsFold } from "../../components/Contents.tsx";
import { Prose } from "../../components/Prose.tsx";
import { SourceLine } from "../../components/reading/SourceLine.tsx";
import {
  articleGrid,
  articleWidth,
  articleProse,
  textColumn,
} from "../../components/reading/article-grid.ts";
import { ShareButtons } from "../../components/ShareButtons.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Container } from "../../components/ui/Container.tsx";
import { ArticleEnd } from "./ArticleEnd.tsx";
import { ArticleHead } from "./ArticleHead.tsx";
import type { BlogPostData } from "./data.ts";
import { SeriesBox } from "./SeriesBox.tsx";

interface ArticleProps {
  post: Post;
  /** What the page shows besides the post. */
  data: BlogPostData;
}

/** A post with its table of contents, share buttons and what to read next. */
export function Article({ post, data }: ArticleProps) {
  const { face, source, series, isPreview } = data;
  const hasContents = post.toc.length > 1;
  return (
    <>
      <article>
        <ArticleHead post={post} face={face} />
        <Container
          className={cn(
            "pt-8 pb-14 lg:pt-14 lg:pb-20 print:block",
            articleWidth,
            articleGrid,
          )}
        >
          {hasContents && <ContentsColumn toc={post.toc} />}
          <div className="min-w-0 lg:col-start-2">
            {hasContents && <ContentsFold toc={post.toc} />}
            {series && (
              <div className={textColumn}>
                <SeriesBox {...series} />
              </div>
            )}
            <Prose
              html={post.content}
              className={cn(articleProse, "lg:text-[1.125rem]")}
            />
            <footer className="mx-auto mt-14 flex max-w-(--measure-text) flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5 print:hidden">
              {!isPreview && (
                <ShareButtons title={post.title} path={`/blog/${post.slug}`} />
              )}
              <SourceLine {...source} className="mt-0" />
            </footer>
          </div>
        </Container>
      </article>
      <ArticleEnd post={post} data={data} />
    </>
  );
}
