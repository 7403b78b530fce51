import { Announcement } from "../../components/Announcement.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { actionLabels } from "../../messages.ts";
import type { PageProps } from "../../page.ts";
import type changelogData from "./data.ts";
import { Timeline } from "./Timeline.tsx";
import "./changelog.css";

/** Announces the changelog and links to what can be read until then. */
export default function ChangelogPage({
  data,
}: PageProps<typeof changelogData>) {
  return (
    <Announcement
      title="Changelog"
      picture={<Timeline />}
      actions={
        <Button as={SiteLink} href={data.signUpUrl} size="lg">
          {actionLabels.getStarted}
        </Button>
      }
    >
      <p className="lead">
        The changelog will be available at public release. From then on, every
        release gets an entry here.
      </p>
      <p>
        {data.freeForever} How the product works today is in the{" "}
        <SiteLink className="text-link" href="/documentation">
          documentation
        </SiteLink>
        .
      </p>
    </Announcement>
  );
}
