import { Picture } from "../../components/Picture.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import type { IntegrationsData, IntegrationsWords } from "./data.ts";

interface TilesSectionProps extends Pick<IntegrationsData, "integrations"> {
  words: IntegrationsWords["tools"];
}

/** A tile for each integration, with what the sample lead brings about there. */
export function TilesSection({ words, integrations }: TilesSectionProps) {
  return (
    <Section labelledBy="tools">
      <SectionHead>
        <h2 id="tools">{words.heading}</h2>
      </SectionHead>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-12 lg:gap-5">
        {integrations.map(({ id, name, description }) => (
          <Card
            as="li"
            key={id}
            className="row-span-3 grid grid-rows-subgrid gap-y-0 last:odd:sm:col-span-2 lg:col-span-3 lg:nth-[n+5]:col-span-4 lg:last:odd:col-span-4"
          >
            <h3 className="text-h4 tracking-tight">{name}</h3>
            <p className="mt-1.5 text-md leading-normal text-muted">
              {description}
            </p>
            <div className="mt-5 grid content-center gap-1.5 rounded-md border border-line bg-raised p-4 text-note leading-normal empty:hidden">
              <Picture name={id} />
            </div>
          </Card>
        ))}
      </ul>
      <p className="mt-5 text-note text-faint">{words.note}</p>
    </Section>
  );
}
