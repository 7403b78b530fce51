import { Announcement } from "../../components/Announcement.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { actionLabels } from "../../messages/actions.ts";
import { Timeline } from "./Timeline.tsx";

interface ComingSoonProps {
  signUpUrl: string;
  freeForever: string;
}

/** Announces the changelog and links to what can be read until then. */
export function ComingSoon({ signUpUrl, freeForever }: ComingSoonProps) {
  return (
    <Announcement
      title="Changelog"
      picture={<Timeline />}
      actions={
        <Button as={SiteLink} href={signUpUrl} size="lg">
          {actionLabels.getStarted}
        </Button>
      }
    >
      <p className="lead">
        The changelog will be available at public release. From then on, every
        release gets an entry here.
      </p>
      <p>
        {freeForever} How the product works today is in the{" "}
        <SiteLink className="text-link" href="/documentation">
          documentation
        </SiteLink>
        .
      </p>
    </Announcement>
  );
}
