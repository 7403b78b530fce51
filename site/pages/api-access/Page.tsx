import { Announcement } from "../../components/Announcement.tsx";
import { Picture } from "../../components/Picture.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import type { PageProps } from "../../page.ts";
import type apiAccessData from "./data.ts";

/** What the API will offer, how to ask for access, and what documentation exists. */
export default function ApiAccessPage({
  data: words,
}: PageProps<typeof apiAccessData>) {
  const { headline, lead, text, button, link } = words.hero;
  return (
    <Announcement
      title={headline}
      picture={<Picture name="call" />}
      actions={
        <>
          <Button as={SiteLink} href={button.href} size="lg">
            {button.label}
          </Button>
          <Button as={SiteLink} href={link.href} variant="outline" size="lg">
            {link.label}
          </Button>
        </>
      }
    >
      <Lead>{lead}</Lead>
      <p className="max-w-[54ch] text-muted">{text}</p>
    </Announcement>
  );
}
