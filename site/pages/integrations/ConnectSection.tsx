import { ApiCall } from "../../components/ApiCall.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { announcementMessages } from "../../messages.ts";
import type { IntegrationsWords } from "./data.ts";

type ConnectProps = Pick<IntegrationsWords, "connect" | "steps" | "api">;

/** Connecting without code and with the API, side by side. */
export function ConnectSection({ connect, steps, api }: ConnectProps) {
  return (
    <Section ground="night" labelledBy="connect">
      <div className="connect">
        <div>
          <h2 id="connect">{connect.heading}</h2>
          <ol className="connect-steps">
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p>
            <TextLink link={connect.link} />
          </p>
        </div>
        <Card variant="highlight" className="connect-api">
          <div className="connect-api-name">
            <h3>{api.heading}</h3>
            <Badge>{announcementMessages.soon}</Badge>
          </div>
          <p className="connect-api-text">{api.text}</p>
          <ApiCall />
          <p className="connect-api-links">
            <Button as={SiteLink} href={api.button.href} variant="secondary">
              {api.button.label}
            </Button>
            <TextLink link={api.link} />
          </p>
        </Card>
      </div>
    </Section>
  );
}
