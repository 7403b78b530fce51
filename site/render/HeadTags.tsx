import type { SiteSettings } from "#contract";
import { AlternateLinks } from "./AlternateLinks.tsx";
import { IconLinks } from "./IconLinks.tsx";
import type { Crumb, PageHead } from "../page.ts";
import { breadcrumbList } from "../structured-data/breadcrumb-list.ts";
import type { PageAssets } from "./page-assets.ts";
import { ShareTags } from "./ShareTags.tsx";

interface HeadTagsProps {
  head: PageHead;
  site: SiteSettings;
  siteUrl: string;
  /** Canonical path. */
  path: string;
  /** The breadcrumbs from the home page to the page. */
  trail: readonly Crumb[];
  assets: Pick<PageAssets, "preloads" | "styles">;
}

/**
 * The tags of the head that depend on the page. Those with `data-page` are replaced when the visitor goes to another
 * page without a new document.
 */
export function HeadTags({
  head,
  site,
  siteUrl,
  path,
  trail,
  assets,
}: HeadTagsProps) {
  const url = new URL(path, siteUrl).href;
  const title =
    head.title === site.name ? head.title : `${head.title} | ${site.name}`;
  return (
    <>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="dark light" />
      <IconLinks />
      <meta name="description" content={head.description} data-page="" />
      {head.noindex && <meta name="robots" content="noindex" data-page="" />}
      {(!head.noindex || head.canonicalPath !== undefined) && (
        <link rel="canonical" href={url} data-page="" />
      )}
      <AlternateLinks path={path} head={head} siteName={site.name} />
      {head.previousPath && (
        <link rel="prev" href={head.previousPath} data-page="" />
      )}
      {head.nextPath && <link rel="next" href={head.nextPath} data-page="" />}
      {!head.isPrivate && (
        <ShareTags head={head} site={site} siteUrl={siteUrl} url={url} />
      )}
      {head.structuredData?.map((data, index) => (
        <StructuredData key={index} data={data} />
      ))}
      {trail.length > 0 && !head.noindex && (
        <StructuredData data={breadcrumbList(siteUrl, trail)} />
      )}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  );
}

/** A block of JSON-LD. */
function StructuredData({ data }: { data: Record<string, unknown> }) {
  return (
    <script
      type="application/ld+json"
      data-page=""
      dangerouslySetInnerHTML={{
        __html: JSON.stringify(data).replaceAll("<", "\\u003c"),
      }}
    />
  );
}
