import { SiteLink } from "../../components/SiteLink.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { readingMessages } from "../../messages.ts";

/** A link back to the list of articles. */
export function BackToBlog() {
  return (
    <SiteLink href="/blog" className="back-to-blog no-print">
      <Icon name="arrow-left" size="sm" /> {readingMessages.backToBlog}
    </SiteLink>
  );
}
