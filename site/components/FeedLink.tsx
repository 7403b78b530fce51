import { Icon } from "./ui/Icon.tsx";
import { shellMessages } from "../messages/shell.ts";

/** A link to a feed. Programs find the other formats in the head of the page. @param folder of the feed's files */
export function FeedLink({ folder }: { folder: string }) {
  return (
    <a
      className="inline-flex min-h-11 items-center gap-2 justify-self-start text-md text-muted hover:text-link-hover"
      href={`${folder}/rss.xml`}
      type="application/rss+xml"
    >
      <Icon name="rss" />
      {shellMessages.feed}
    </a>
  );
}
