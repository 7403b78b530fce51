import type { RelatedReading } from "../../reading/related-reading.ts";
import { SiteLink } from "../SiteLink.tsx";
import { Section } from "../ui/Section.tsx";
import { readingMessages } from "../../messages.ts";

/** Related pages, each with its kind. */
export function RelatedReadingList({
  pages,
}: {
  pages: readonly RelatedReading[];
}) {
  if (pages.length === 0) return null;
  return (
    <Section
      ground="band"
      space="tight"
      labelledBy="related"
      className="no-print"
    >
      <div className="related-reading">
        <h2 id="related">{readingMessages.related}</h2>
        <ul>
          {pages.map(({ path, title, description, kind }) => (
            <li key={path}>
              <SiteLink href={path} className="related-link">
                <span className="related-kind">{kind}</span>
                <strong>{title}</strong>
                <span>{description}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
