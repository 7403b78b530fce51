import { SiteLink } from "../../components/SiteLink.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { documentationTabs } from "../../messages/documentation.ts";
import type { DocumentationData } from "./data.ts";

/** The example programs. */
export function ExamplesPanel({
  examples,
}: Pick<DocumentationData, "examples">) {
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
      <SiteLink
        href="/documentation/examples"
        className="documentation-view-all"
      >
        View all Examples
        <Icon name="arrow-right" size="sm" />
      </SiteLink>
    </>
  );
}
