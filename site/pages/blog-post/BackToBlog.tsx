import { SiteLink } from "../../components/SiteLink.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { readingMessages } from "../../messages/reading.ts";

/** A link back to the list of articles. */
export function BackToBlog() {
  return (
    <SiteLink
      href="/blog"
      className="inline-flex min-h-11 items-center gap-2 justify-self-start text-md text-muted hover:text-link print:hidden"
    >
      <Icon name="arrow-left" size="sm" /> {readingMessages.backToBlog}
    </SiteLink>
  );
}
