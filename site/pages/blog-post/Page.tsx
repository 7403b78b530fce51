import { use } from "react";
import type { Post, PostSummary } from "#contract";
import { usePost } from "../../api/post.ts";
import { Section } from "../../components/ui/Section.tsx";
import { Spinner } from "../../components/ui/Spinner.tsx";
import { ShownAt } from "../../routing/shown-at.ts";
import type { PageProps } from "../../page.ts";
import { readingMessages } from "../../messages/reading.ts";
import { ContentsColumn, ContentsFold } from "../../components/Contents.tsx";
import { Prose } from "../../components/Prose.tsx";
import { SourceLine } from "../../components/reading/SourceLine.tsx";
import {
  articleGrid,
  articleProse,
  articleWidth,
  textColumn,
} from "../../components/reading/article-grid.ts";
import { ShareButtons } from "../../components/ShareButtons.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Container } from "../../components/ui/Container.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { textLink } from "../../components/TextLink.tsx";
import { CardGrid } from "../../components/CardGrid.tsx";
import { FoldSummary } from "../../components/FoldSummary.tsx";
import { PostCard } from "../../components/PostCard.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { postMessages } from "../../messages/blog.ts";
import type { BlogPostData, default as blogPostData } from "./data.ts";
import { type PostFailure, toPostFailure } from "./post-failure.ts";
import { ArticleEnd } from "./ArticleEnd.tsx";
import { ArticleHead } from "./ArticleHead.tsx";
import type { SeriesPart } from "./series.ts";

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

interface ArticleProps {
  post: Post;
  /** What the page shows besides the post. */
  data: BlogPostData;
}

/** A post with its table of contents, share buttons and what to read next. */
function Article({ post, data }: ArticleProps) {
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
            <footer className="mt-14 flex max-w-(--measure-text) flex-wrap items-center lg:mx-auto justify-between gap-x-6 gap-y-3 border-t border-line pt-5 print:hidden">
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

/** The parts of the series that a post belongs to, with links to the others. */
function SeriesBox({ name, parts, at }: SeriesPart) {
  return (
    <nav
      className="mb-10 max-w-(--measure-text) rounded-lg border border-line px-6 py-5 text-md"
      aria-labelledby="series"
    >
      <p id="series">
        <strong className="mr-2">{name}</strong>{" "}
        {readingMessages.part(at + 1, parts.length)}
      </p>
      <ol className="mt-3 list-decimal pl-6">
        {parts.map(({ path, title }, index) => (
          <li key={path} className="py-1">
            {index === at ? (
              <span aria-current="page">{title}</span>
            ) : (
              <SiteLink href={path} className={textLink}>
                {title}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PostNotFoundProps {
  slug: string;
  failure: PostFailure;
  /** Posts to read instead. */
  related: readonly PostSummary[];
  heading: string;
}

/** Shown in place of a post that could not be loaded, with details for support. */
function PostNotFound({ slug, failure, related, heading }: PostNotFoundProps) {
  const { detailNames } = readingMessages;
  const details: [string, string | number][] = [
    [detailNames.slug, slug],
    // As in the address bar.
    [detailNames.address, `/blog/${encodeURI(slug)}`],
    [detailNames.status, failure.status ?? detailNames.noReply],
    [detailNames.message, failure.message],
    [detailNames.time, failure.time],
  ];
  return (
    <>
      <Section className="pt-14 lg:pt-20">
        <div className="grid justify-items-start gap-6">
          <h1>{postMessages.notFound}</h1>
          <Lead>
            {failure.status === 404
              ? readingMessages.notPublished
              : readingMessages.notLoaded}
          </Lead>
          <Button as={SiteLink} href="/blog">
            {readingMessages.backToBlog}
          </Button>
          <details className="group mt-4 w-full max-w-180 border-y border-line">
            <FoldSummary>{readingMessages.details}</FoldSummary>
            <dl className="pb-4 font-mono text-sm">
              {details.map(([term, value]) => (
                <div
                  key={term}
                  className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 py-1"
                >
                  <dt className="text-muted">{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        </div>
      </Section>
      {related.length > 0 && (
        <Section labelledBy="read-next" space="joined" className="print:hidden">
          <h2 id="read-next" className="mb-8">
            {heading}
          </h2>
          <CardGrid>
            {related.map((post) => (
              <PostCard key={post.slug} post={post} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
