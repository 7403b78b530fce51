import type { RelatedReading } from "../../reading/related-reading.ts";
import { SiteLink } from "../SiteLink.tsx";
import { Section } from "../ui/Section.tsx";
import { readingMessages } from "../../messages/reading.ts";

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
      className="print:hidden"
    >
      <div className="grid gap-6 lg:grid-cols-[3fr_9fr] lg:gap-16">
        <h2 id="related" className="text-h3">
          {readingMessages.related}
        </h2>
        <ul className="border-b border-line">
          {pages.map(({ path, title, description, kind }) => (
            <li key={path}>
              <SiteLink
                href={path}
                className="group grid gap-x-6 gap-y-1 border-t border-line py-5 sm:grid-cols-[8rem_minmax(0,1fr)]"
              >
                <span className="pt-0.5 font-mono text-note text-muted">
                  {kind}
                </span>
                <strong className="text-h4 group-hover:text-link">
                  {title}
                </strong>
                <span className="max-w-(--measure) text-md text-muted sm:col-start-2">
                  {description}
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
