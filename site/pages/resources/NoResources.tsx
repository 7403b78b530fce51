import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { resourceMessages } from "../../messages.ts";

/** What stands in the place of the cards where a filter leaves none. */
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
