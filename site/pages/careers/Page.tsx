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
  const { positions } = data;
  return (
    <>
      <Section className="careers-head">
        <h1>Help sales teams write to fewer people, and write better.</h1>
        <div>
          <p className="lead">
            Our mission is to connect the few people who care with the team that
            can help them. It takes respect for data, plain words and screens
            you can read in a minute.
          </p>
          <Button as={SiteLink} href="#positions" variant="outline" size="lg">
            See open positions
          </Button>
        </div>
      </Section>
      <HomesBand />
      <Section id="positions" labelledBy="positions-heading">
        {positions.length > 0 ? (
          <Positions positions={positions} />
        ) : (
          <NoOpenings />
        )}
      </Section>
      <Benefits />
      <Process />
    </>
  );
}
