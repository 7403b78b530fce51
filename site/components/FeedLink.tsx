import { Icon } from "./ui/Icon.tsx";

/** A link to a feed. Programs find the other formats in the head of the page. @param folder of the feed's files */
export function FeedLink({ folder }: { folder: string }) {
  return (
    <a
      className="feed-link"
      href={`${folder}/rss.xml`}
      type="application/rss+xml"
    >
      <Icon name="rss" />
      RSS feed
    </a>
  );
}
