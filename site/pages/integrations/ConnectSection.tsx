import { Picture } from "../../components/Picture.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { announcementMessages } from "../../messages/pages.ts";
import type { IntegrationsWords } from "./data.ts";

type ConnectProps = Pick<IntegrationsWords, "connect" | "steps" | "api">;

/** Connecting without code and with the API, side by side. */
export function ConnectSection({ connect, steps, api }: ConnectProps) {
  return (
    <Section ground="night" labelledBy="connect">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-5-7 xl:gap-x-24">
        <div className="grid content-start gap-8 self-start lg:sticky lg:top-24">
          <h2 id="connect">{connect.heading}</h2>
          <ol className="border-b border-line">
            {steps.map(({ title, text }, index) => (
              <li
                key={title}
                className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-t border-line py-6"
              >
                <span
                  aria-hidden="true"
                  className="text-h3 leading-tight font-medium text-signal tabular-nums"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-h4 tracking-tight">{title}</h3>
                  <p className="mt-1.5 text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p>
            <TextLink link={connect.link} />
          </p>
        </div>
        <Card className="gap-4 self-start border-line-strong shadow-frame">
          <div className="flex flex-wrap items-center gap-3">
            <h3>{api.heading}</h3>
            <Badge>{announcementMessages.soon}</Badge>
          </div>
          <p className="text-muted">{api.text}</p>
          <div>
            <Picture name="call" />
          </div>
          <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
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
