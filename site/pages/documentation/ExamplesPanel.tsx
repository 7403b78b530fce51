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
          <li key={path} className="card card-surface card-interactive">
            <Icon name="code" />
            <h3>
              <SiteLink href={path} className="card-link">
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
