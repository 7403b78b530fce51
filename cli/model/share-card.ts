/** The address below which the server answers with share images, and their folder in the output. */
export const SHARE_FOLDER = "share-images";

/** What is drawn on the share image of an entry, besides the mark of the site. */
export interface ShareCard {
  siteName: string;
  /** What the entry is, such as "Guide". */
  kind: string;
  title: string;
  /** Shown below the title, such as the author and the date. */
  facts: readonly string[];
  slug: string;
}

/** The share image of an entry. */
export interface ShareImage {
  /** Name in the output. */
  name: string;
  card: ShareCard;
}

/** What share images show of the site and of other records. */
export interface ShareBrand {
  siteName: string;
  /** The mark of the site as SVG; empty without one. */
  mark: string;
  /** `collection/id` -> name. */
  names: Readonly<Record<string, string>>;
}
