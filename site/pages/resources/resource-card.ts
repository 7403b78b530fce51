import type { Resource } from "#contract";
import type { IconName } from "../../components/ui/icon-names.ts";

/** A resource on a card. */
export interface ResourceCard extends Pick<
  Resource,
  "id" | "title" | "description" | "date" | "type"
> {
  /** The visible name of its type. */
  typeLabel: string;
  /** Stands for its type where there is no picture. */
  icon: IconName;
  readTime: string | null;
  /** A page of this site, or a URL of another. */
  href: string;
  isExternal: boolean;
  /** True for the one that stands out: the first that is flagged as featured. */
  highlighted: boolean;
  imageUrl: string | null;
}
