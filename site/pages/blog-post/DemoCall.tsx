import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages/actions.ts";

/** A call to action at the end of a post. */
export function DemoCall() {
  return (
    <Section
      ground="band"
      space="tight"
      labelledBy="demo-call"
      className="no-print"
    >
      <div className="demo-call">
        <div>
          <h2 id="demo-call">See it on your own market</h2>
          <p>
            Bring one influencer or one competitor. In a demo we watch them
            together and rank the people who engage.
          </p>
        </div>
        <Button as={SiteLink} href="/demo" size="lg">
          {actionLabels.bookDemo}
        </Button>
      </div>
    </Section>
  );
}
