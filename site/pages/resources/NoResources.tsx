import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { resourceMessages } from "../../messages.ts";

/** Shown in place of the cards if nothing matches the filter. */
export function NoResources() {
  return (
    <div className="resources-empty">
      <h2>{resourceMessages.empty}</h2>
      <p>{resourceMessages.emptyText}</p>
      <Button as={SiteLink} href="/resources" variant="outline">
        {resourceMessages.viewAll}
      </Button>
    </div>
  );
}
