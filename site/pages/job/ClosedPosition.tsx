import { SiteLink } from "../../components/SiteLink.tsx";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Container } from "../../components/ui/Container.tsx";
import type { JobData } from "./data.ts";
import { OtherPositions } from "./OtherPositions.tsx";
import { careersMessages } from "../../messages.ts";

interface ClosedPositionProps {
  title: string;
  others: JobData["others"];
}

/** A position after its closing date: what it was, and what is open instead. */
export function ClosedPosition({ title, others }: ClosedPositionProps) {
  return (
    <>
      <Container as="section" className="job-closed">
        <Breadcrumbs />
        <h1>{title}</h1>
        <p className="lead">{careersMessages.closed}</p>
        <Button as={SiteLink} href="/careers">
          {careersMessages.seeOpen}
        </Button>
      </Container>
      {others.length > 0 && <OtherPositions positions={others} />}
    </>
  );
}
