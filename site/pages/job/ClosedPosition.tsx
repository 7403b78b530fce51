import { SiteLink } from "../../components/SiteLink.tsx";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import type { JobData } from "./data.ts";
import { OtherPositions } from "./OtherPositions.tsx";
import { careersMessages } from "../../messages/careers.ts";

interface ClosedPositionProps {
  title: string;
  others: JobData["others"];
}

/** A position after its closing date: what it was, and what is open instead. */
export function ClosedPosition({ title, others }: ClosedPositionProps) {
  return (
    <>
      <Container
        as="section"
        className="grid justify-items-start gap-5 pt-4 pb-14 lg:pt-8 lg:pb-20"
      >
        <Breadcrumbs />
        <h1>{title}</h1>
        <Lead>{careersMessages.closed}</Lead>
        <Button as={SiteLink} href="/careers">
          {careersMessages.seeOpen}
        </Button>
      </Container>
      {others.length > 0 && <OtherPositions positions={others} />}
    </>
  );
}
