import type { IconName } from "../../components/ui/icon-names.ts";
import type { ResourceCard } from "./resource-card.ts";

/** The icon of each type. */
export const typeIcons: Record<ResourceCard["type"], IconName> = {
  blog: "comment",
  article: "file",
  guide: "book",
  video: "video",
  webinar: "webinar",
  "case-study": "chart",
};
