import { EmptyList } from "../../components/EmptyList.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { resourceMessages } from "../../messages/resources.ts";
import { shellMessages } from "../../messages/shell.ts";

interface NoResourcesProps {
  /** Why there are no resources to show. */
  state: "loading" | "failed" | "empty";
  retry: () => void;
}

/** Replaces the cards when they are loading, could not be loaded, or none matches the filter. */
export function NoResources({ state, retry }: NoResourcesProps) {
  if (state === "loading")
    return (
      <EmptyList>
        <output>{resourceMessages.loading}</output>
      </EmptyList>
    );
  if (state === "failed")
    return (
      <EmptyList>
        <p role="alert">{resourceMessages.failed}</p>
        <Button variant="outline" onClick={retry}>
          {shellMessages.tryAgain}
        </Button>
      </EmptyList>
    );
  return (
    <EmptyList>
      <div className="grid gap-2">
        <h2 className="text-h3 text-ink">{resourceMessages.empty}</h2>
        <p>{resourceMessages.emptyText}</p>
      </div>
      <Button as={SiteLink} href="/resources" variant="outline">
        {resourceMessages.viewAll}
      </Button>
    </EmptyList>
  );
}
