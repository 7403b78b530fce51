import { ApiCall } from "../../components/ApiCall.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { documentationTabs } from "../../messages/documentation.ts";

/** Introduces the API with one call. */
export function ApiPanel({ plans }: { plans: readonly string[] }) {
  return (
    <div className="documentation-api">
      <div>
        <h2 id="api">{documentationTabs.api}</h2>
        <p>
          The API and webhooks are part of {plans.join(" and ")}.{" "}
          <SiteLink className="text-link" href="/api-access">
            API access
          </SiteLink>{" "}
          is coming soon, and its preview has one call: it lists the influencers
          you watch.
        </p>
        <dl>
          <div>
            <dt>Method and path</dt>
            <dd>
              <code>GET /api/v1/monitors/influencers</code>
            </dd>
          </div>
          <div>
            <dt>Authentication</dt>
            <dd>A bearer credential: your key, sent from a server</dd>
          </div>
          <div>
            <dt>Format</dt>
            <dd>JSON both ways, times in UTC</dd>
          </div>
        </dl>
        <Button
          as={SiteLink}
          href="/documentation/api-and-webhooks"
          variant="outline"
        >
          Read the full reference
        </Button>
      </div>
      <ApiCall />
    </div>
  );
}
