import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { JobData } from "./data.ts";

export function OtherPositions({
  positions,
}: {
  positions: JobData["others"];
}) {
  return (
    <Section space="joined" labelledBy="other-positions">
      <div className="other-positions">
        <h2 id="other-positions">Other open positions</h2>
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
          All positions and how we hire
        </SiteLink>
      </div>
    </Section>
  );
}
