import { Picture } from "../../components/Picture.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import {
  documentationMessages,
  documentationTabs,
} from "../../messages/documentation.ts";
import type { DocumentationWords } from "./data.ts";

/** Introduces the API with one call. */
export function ApiPanel({ words }: { words: DocumentationWords["api"] }) {
  const facts = [
    [
      documentationMessages.call,
      <code key="call">GET /api/v1/monitors/influencers</code>,
    ],
    [documentationMessages.authentication, documentationMessages.credential],
    [documentationMessages.format, documentationMessages.json],
  ] as const;
  return (
    <div className="grid gap-10 lg:grid-cols-5-7 lg:gap-16">
      <div className="grid min-w-0 content-start justify-items-start gap-5">
        <h2 id="api" className="scroll-mt-24 text-h3">
          {documentationTabs.api}
        </h2>
        <p className="text-muted">
          {words.text} <TextLink link={words.link} /> {words.note}
        </p>
        <dl className="w-full border-b border-line">
          {facts.map(([name, value]) => (
            <div key={name} className="border-t border-line py-3.5">
              <dt className="text-sm text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button as={SiteLink} href={words.button.href} variant="outline">
          {words.button.label}
        </Button>
      </div>
      <Picture name="call" />
    </div>
  );
}
