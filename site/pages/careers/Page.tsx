import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { Benefits } from "./Benefits.tsx";
import type careersData from "./data.ts";
import { HomesBand } from "./HomesBand.tsx";
import { NoOpenings } from "./NoOpenings.tsx";
import { Positions } from "./Positions.tsx";
import { Process } from "./Process.tsx";
import "./careers.css";

/** The careers page: mission, open positions, benefits, application process. */
export default function CareersPage({ data }: PageProps<typeof careersData>) {
  const { words, positions } = data;
  return (
    <>
      <Section className="careers-head">
        <h1>{words.hero.headline}</h1>
        <div>
          <p className="lead">{words.hero.lead}</p>
          <Button as={SiteLink} href="#positions" variant="outline" size="lg">
            {words.hero.anchor}
          </Button>
        </div>
      </Section>
      <HomesBand words={words.homes} />
      <Section id="positions" labelledBy="positions-heading">
        {positions.length > 0 ? (
          <Positions words={words.positions} positions={positions} />
        ) : (
          <NoOpenings words={words.noPositions} />
        )}
      </Section>
      <Benefits {...words} />
      <Process process={words.process} steps={words.steps} />
    </>
  );
}
