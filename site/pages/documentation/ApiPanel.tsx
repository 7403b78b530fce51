import { ApiCall } from "../../components/ApiCall.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { documentationTabs } from "../../messages.ts";
import type { DocumentationWords } from "./data.ts";

/** Introduces the API with one call. */
export function ApiPanel({ words }: { words: DocumentationWords["api"] }) {
  return (
    <div className="documentation-api">
      <div>
        <h2 id="api">{documentationTabs.api}</h2>
        <p>
          {words.text} <TextLink link={words.link} /> {words.note}
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
        <Button as={SiteLink} href={words.button.href} variant="outline">
          {words.button.label}
        </Button>
      </div>
      <ApiCall />
    </div>
  );
}
