import type { PageData, PageHead } from "../page.ts";
import { breadcrumbList } from "../structured-data/breadcrumb-list.ts";
import { AlternateLinks } from "./AlternateLinks.tsx";
import { ShareTags } from "./ShareTags.tsx";
import { useChrome } from "./use-chrome.ts";

interface HeadTagsProps {
  page: Pick<PageData, "path" | "trail">;
  head: PageHead;
}

/** The tags of a page's head, which React moves there, and its structured data. */
export function HeadTags({ page: { path, trail }, head }: HeadTagsProps) {
  const { site, siteUrl } = useChrome();
  const canonicalPath = head.canonicalPath ?? path;
  const url = new URL(canonicalPath, siteUrl).href;
  const title =
    head.title === site.name ? head.title : `${head.title} | ${site.name}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.noindex && <meta name="robots" content="noindex" />}
      {(!head.noindex || head.canonicalPath !== undefined) && (
        <link rel="canonical" href={url} />
      )}
      <AlternateLinks path={canonicalPath} head={head} siteName={site.name} />
      {head.previousPath && <link rel="prev" href={head.previousPath} />}
      {head.nextPath && <link rel="next" href={head.nextPath} />}
      {!head.isPrivate && (
        <ShareTags head={head} site={site} siteUrl={siteUrl} url={url} />
      )}
      {head.structuredData?.map((data, index) => (
        <StructuredData key={index} data={data} />
      ))}
      {trail.length > 0 && !head.noindex && (
        <StructuredData data={breadcrumbList(siteUrl, trail)} />
      )}
    </>
  );
}

/** A block of JSON-LD. */
function StructuredData({ data }: { data: Record<string, unknown> }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        __html: JSON.stringify(data).replaceAll("<", "\\u003c"),
      }}
    />
  );
}
