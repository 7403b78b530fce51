import { ApiCall } from "../../components/ApiCall.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { documentationMessages, documentationTabs } from "../../messages.ts";
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
            <dt>{documentationMessages.call}</dt>
            <dd>
              <code>GET /api/v1/monitors/influencers</code>
            </dd>
          </div>
          <div>
            <dt>{documentationMessages.authentication}</dt>
            <dd>{documentationMessages.credential}</dd>
          </div>
          <div>
            <dt>{documentationMessages.format}</dt>
            <dd>{documentationMessages.json}</dd>
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
