import type { ReactNode } from "react";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { resourceMessages, shellMessages } from "../../messages.ts";

interface NoResourcesProps {
  /** Why there are no resources to show. */
  state: "loading" | "failed" | "empty";
  retry: () => void;
}

/** Replaces the cards when they are loading, could not be loaded, or none matches the filter. */
export function NoResources({ state, retry }: NoResourcesProps) {
  if (state === "loading")
    return (
      <Notice>
        <output>{resourceMessages.loading}</output>
      </Notice>
    );
  if (state === "failed")
    return (
      <Notice>
        <p role="alert">{resourceMessages.failed}</p>
        <Button variant="outline" onClick={retry}>
          {shellMessages.tryAgain}
        </Button>
      </Notice>
    );
  return (
    <Notice>
      <h2>{resourceMessages.empty}</h2>
      <p>{resourceMessages.emptyText}</p>
      <Button as={SiteLink} href="/resources" variant="outline">
        {resourceMessages.viewAll}
      </Button>
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return <div className="resources-empty">{children}</div>;
}
