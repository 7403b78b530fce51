import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { JobData } from "./data.ts";
import { careersMessages } from "../../messages.ts";

export function OtherPositions({
  positions,
}: {
  positions: JobData["others"];
}) {
  return (
    <Section space="joined" labelledBy="other-positions">
      <div className="other-positions">
        <h2 id="other-positions">{careersMessages.others}</h2>
        <ul>
          {positions.map(({ path, title, department }) => (
            <li key={path}>
              <SiteLink href={path}>
                <strong>{title}</strong> <span>{department}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <SiteLink className="text-link" href="/careers">
          {careersMessages.all}
        </SiteLink>
      </div>
    </Section>
  );
}
