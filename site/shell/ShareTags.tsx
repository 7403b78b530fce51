import type { Chrome, PageHead } from "../page.ts";
import { shareImage } from "../share-image.ts";

const DEFAULT_IMAGE = "/og-image.png";

interface ShareTagsProps {
  head: PageHead;
  site: Chrome["site"];
  siteUrl: string;
  /** Canonical URL of the page. */
  url: string;
}

/** The tags for previews of shared links in social networks and chat apps. */
export function ShareTags({ head, site, siteUrl, url }: ShareTagsProps) {
  const image =
    head.image ?? shareImage(DEFAULT_IMAGE, `${site.name}: ${site.tagline}`);
  const imageUrl = new URL(image.src, siteUrl).href;
  return (
    <>
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={head.type ?? "website"} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:width" content={`${image.width}`} />
      <meta property="og:image:height" content={`${image.height}`} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={head.title} />
      <meta name="twitter:description" content={head.description} />
      <meta name="twitter:image" content={imageUrl} />
      <meta name="twitter:image:alt" content={image.alt} />
    </>
  );
}
