import { ForwardLink } from "../../components/ForwardLink.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Card, cardLink } from "../../components/ui/Card.tsx";
import { documentationTabs } from "../../messages/documentation.ts";
import type { DocumentationData, DocumentationWords } from "./data.ts";
import { PanelHeading } from "./PanelHeading.tsx";

interface ExamplesProps extends Pick<DocumentationData, "examples"> {
  words: DocumentationWords["examples"];
}

/** The example programs. */
export function ExamplesPanel({ words, examples }: ExamplesProps) {
  return (
    <>
      <PanelHeading id="examples">{documentationTabs.examples}</PanelHeading>
      <ul className="mb-3 grid gap-4 sm:grid-cols-2 sm:gap-6">
        {examples.map(({ path, title, description }) => (
          <Card as="li" key={path} interactive className="gap-2">
            <h3>
              <SiteLink href={path} className={cardLink}>
                {title}
              </SiteLink>
            </h3>
            <p className="text-md text-muted">{description}</p>
          </Card>
        ))}
      </ul>
      <ForwardLink link={words.link} />
    </>
  );
}
