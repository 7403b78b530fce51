import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { contactMessages } from "../../messages/contact.ts";

/** Shown in place of the list if there are no open positions. */
export function NoOpenings() {
  return (
    <Card className="no-openings">
      <h2 id="positions-heading">No open positions right now</h2>
      <p>
        Every seat is taken for now. If you&apos;d still like to work with us,
        tell us what you&apos;d work on first. We keep good letters and read
        them again when a position opens.
      </p>
      <Button as={SiteLink} href="/contact-us" variant="outline">
        {contactMessages.title}
      </Button>
    </Card>
  );
}
