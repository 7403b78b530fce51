import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { JobData } from "./data.ts";
import { careersMessages } from "../../messages/careers.ts";

export function OtherPositions({
  positions,
}: {
  positions: JobData["others"];
}) {
  return (
    <Section space="joined" labelledBy="other-positions">
      <div className="grid content-start justify-items-start gap-6">
        <h2 id="other-positions" className="text-h3">
          {careersMessages.others}
        </h2>
        <ul className="w-full border-b border-line">
          {positions.map(({ path, title, department }) => (
            <li key={path}>
              <SiteLink
                href={path}
                className="group flex flex-wrap justify-between gap-x-6 border-t border-line py-4"
              >
                <strong className="font-medium group-hover:text-link">
                  {title}
                </strong>{" "}
                <span className="text-muted">{department}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <TextLink link={{ label: careersMessages.all, href: "/careers" }} />
      </div>
    </Section>
  );
}
