import { ApiCall } from "../../components/ApiCall.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { announcementMessages } from "../../messages/legal.ts";
import { productMessages } from "../../messages/product.ts";

const steps = [
  {
    title: "Choose one list",
    text: "Start with the one your team already works. Add the second once the first arrives clean.",
  },
  {
    title: "Approve the tool and map the fields",
    text: "Give the source and the post their own fields, so you can tell later which influencer the pipeline came from.",
  },
  {
    title: "Send six leads, then switch it on",
    text: "Check the owners, duplicates and dates on those six. From then on, it runs with every update on your plan.",
  },
];

/** Connecting without code and with the API, side by side. */
export function ConnectSection() {
  return (
    <Section ground="invert" labelledBy="connect">
      <div className="connect">
        <div>
          <h2 id="connect">{productMessages.workflow}</h2>
          <ol className="connect-steps">
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p>
            <SiteLink className="text-link" href="/guides/connect-your-crm">
              Connect your CRM without creating a mess
            </SiteLink>
          </p>
        </div>
        <Card variant="highlight" className="connect-api">
          <div className="connect-api-name">
            <h3>{productMessages.api}</h3>
            <Badge>{announcementMessages.soon}</Badge>
          </div>
          <p className="connect-api-text">
            {productMessages.apiPlans} Query everyone you watch and what&apos;s
            happening around them, and build whatever isn&apos;t on the list
            above.
          </p>
          <ApiCall />
          <p className="connect-api-links">
            <Button as={SiteLink} href="/api-access" variant="secondary">
              API Access
            </Button>
            <SiteLink
              className="text-link"
              href="/documentation/api-and-webhooks"
            >
              Read the API reference
            </SiteLink>
          </p>
        </Card>
      </div>
    </Section>
  );
}
