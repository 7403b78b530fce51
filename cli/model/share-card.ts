import type { ThemeColor } from "#schema";

/** The folder of share images in the output, and the start of their addresses. */
export const SHARE_FOLDER = "share-images";

/** The content of an entry's share image, besides the site's mark. */
export interface ShareCard {
  siteName: string;
  /** The kind of entry, such as "Guide". */
  kind: string;
  title: string;
  /** Shown below the title, such as the author and the date. */
  facts: readonly string[];
  slug: string;
}

/** The share image of an entry. */
export interface ShareImage {
  /** In the output. */
  path: string;
  card: ShareCard;
}

/** What all share images look like. */
export interface ShareStyle {
  /** The site's mark as SVG. Empty without one. */
  mark: string;
  /** The name of the font on Fontsource. */
  font: string;
  /** The colours of the dark theme. */
  colors: Readonly<Record<ThemeColor, string>>;
}

/** The parts of share images that come from the site and from other records. */
export interface ShareBrand {
  siteName: string;
  /** The language of dates, as a language tag. */
  lang: string;
  style: ShareStyle;
  /** `collection/id` -> name. */
  names: Readonly<Record<string, string>>;
}
