import type { IconName } from "../../components/ui/icon-names.ts";
import type { ResourceCard } from "./data.ts";

/** What stands for each type beside its name. */
export const typeIcons: Record<ResourceCard["type"], IconName> = {
  blog: "comment",
  article: "file",
  guide: "book",
  video: "video",
  webinar: "webinar",
  "case-study": "chart",
};
