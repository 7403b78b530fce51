import type { Resource } from "#contract";
import type { IconName } from "../../components/ui/icon-names.ts";

/** A resource on a card. */
export interface ResourceCard extends Pick<
  Resource,
  "id" | "title" | "description" | "date" | "type"
> {
  /** The visible name of its type. */
  typeLabel: string;
  /** Shows its type if there is no picture. */
  icon: IconName;
  readTime: string | null;
  /** A page of this site, or a URL of another. */
  href: string;
  isExternal: boolean;
  /** True for the first featured one, which is shown larger. */
  highlighted: boolean;
  imageUrl: string | null;
}
