import type { Resource } from "#contract";

/** A resource on a card. */
export interface ResourceCard extends Pick<
  Resource,
  "id" | "title" | "description" | "date" | "type"
> {
  /** The visible name of its type. */
  typeLabel: string;
  readTime: string | null;
  /** A page of this site, or a URL of another. */
  href: string;
  isExternal: boolean;
  /** True for the first featured one, which is shown larger. */
  highlighted: boolean;
  /** Without a picture, a drawing of the type is shown. */
  imageUrl: string | null;
}
