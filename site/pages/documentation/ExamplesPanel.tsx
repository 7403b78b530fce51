import { cardLink } from "../../components/ui/Card.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { documentationTabs } from "../../messages.ts";
import type { DocumentationData, DocumentationWords } from "./data.ts";

interface ExamplesProps extends Pick<DocumentationData, "examples"> {
  words: DocumentationWords["examples"];
}

/** The example programs. */
export function ExamplesPanel({ words, examples }: ExamplesProps) {
  return (
    <>
      <h2 id="examples" className="documentation-panel-heading">
        {documentationTabs.examples}
      </h2>
      <ul className="documentation-examples">
        {examples.map(({ path, title, description }) => (
          <li
            key={path}
            className="group/card relative flex flex-col rounded-lg border border-line bg-surface p-5 sm:p-6 lg:p-7"
          >
            <Icon name="code" />
            <h3>
              <SiteLink href={path} className={cardLink}>
                {title}
              </SiteLink>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <SiteLink href={words.link.href} className="documentation-view-all">
        {words.link.label}
        <Icon name="arrow-right" size="sm" />
      </SiteLink>
    </>
  );
}
