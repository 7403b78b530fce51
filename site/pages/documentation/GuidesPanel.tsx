import { ForwardLink } from "../../components/ForwardLink.tsx";
import { GroupPicture } from "../../components/reading/GroupPicture.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { documentationTabs } from "../../messages/documentation.ts";
import type { DocumentationData } from "./data.ts";
import { PanelHeading } from "./PanelHeading.tsx";

/** The groups of articles. */
export function GuidesPanel({ groups }: Pick<DocumentationData, "groups">) {
  return (
    <>
      <PanelHeading id="guides">{documentationTabs.guides}</PanelHeading>
      <div className="grid gap-6 sm:grid-cols-2">
        {groups.map(({ slug, title, description, path, articles }) => (
          <Card
            as="section"
            key={slug}
            aria-labelledby={`group-${slug}`}
            className="sm:row-span-4 sm:grid sm:grid-rows-subgrid sm:gap-0"
          >
            <div>
              <GroupPicture group={slug} className="mb-6 h-32 lg:h-40" />
              <h3 id={`group-${slug}`}>{title}</h3>
            </div>
            <p className="mt-2 max-w-[54ch] text-muted">{description}</p>
            <ul className="mt-5 w-full border-b border-line">
              {articles.map((article) => (
                <li key={article.path}>
                  <SiteLink
                    href={article.path}
                    className="flex min-h-12 items-center border-t border-line py-2 leading-snug hover:text-link"
                  >
                    {article.title}
                  </SiteLink>
                </li>
              ))}
            </ul>
            <ForwardLink
              link={{ label: `View all ${title}`, href: path }}
              className="mt-2"
            />
          </Card>
        ))}
      </div>
    </>
  );
}
