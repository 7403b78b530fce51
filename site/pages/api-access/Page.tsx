import { Announcement } from "../../components/Announcement.tsx";
import { ApiCall } from "../../components/ApiCall.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { announcementMessages } from "../../messages/legal.ts";
import type { PageProps } from "../../page.ts";
import type apiAccessData from "./data.ts";

/** What the API will offer, how to ask for access, and what documentation exists. */
export default function ApiAccessPage({
  data,
}: PageProps<typeof apiAccessData>) {
  return (
    <Announcement
      title="API Access"
      picture={<ApiCall />}
      actions={
        <>
          <Button as={SiteLink} href="/contact-us?topic=api" size="lg">
            {announcementMessages.contact}
          </Button>
          <Button
            as={SiteLink}
            href="/documentation/api-and-webhooks"
            variant="outline"
            size="lg"
          >
            Read the preview
          </Button>
        </>
      }
    >
      <p className="lead">
        Read your influencers and leads from your own programs, and hear of each
        new lead by webhook.
      </p>
      <p>
        The API and webhooks are part of {data.plans.join(" and ")}. Tell us
        what you want to build and which tools it should reach; it helps us
        decide what to open first.
      </p>
    </Announcement>
  );
}
