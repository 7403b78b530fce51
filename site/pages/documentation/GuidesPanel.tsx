import { DotTile } from "../../components/DotTile.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Icon, type IconProps } from "../../components/ui/Icon.tsx";
import { documentationTabs } from "../../messages.ts";
import type { DocumentationData } from "./data.ts";

type GroupSlug = DocumentationData["groups"][number]["slug"];

const groupIcons: Record<GroupSlug, IconProps["name"]> = {
  "getting-started": "compass",
  "competitor-monitoring": "radar",
  integrations: "plug",
  "advanced-features": "layers",
};

/** The groups of articles. */
export function GuidesPanel({ groups }: Pick<DocumentationData, "groups">) {
  return (
    <>
      <h2 id="guides" className="documentation-panel-heading">
        {documentationTabs.guides}
      </h2>
      <div className="documentation-groups">
        {groups.map(({ slug, title, description, path, articles }) => (
          <section
            key={slug}
            className="card card-surface"
            aria-labelledby={`group-${slug}`}
          >
            <DotTile icon={groupIcons[slug]} />
            <h3 id={`group-${slug}`}>{title}</h3>
            <p>{description}</p>
            <ul>
              {articles.map((article) => (
                <li key={article.path}>
                  <SiteLink href={article.path}>{article.title}</SiteLink>
                </li>
              ))}
            </ul>
            <SiteLink href={path} className="documentation-view-all">
              View all {title}
              <Icon name="arrow-right" size="sm" />
            </SiteLink>
          </section>
        ))}
      </div>
    </>
  );
}
