import { Button } from "../../components/ui/Button.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import type { PageProps } from "../../page.ts";
import { Glow } from "../../components/scenes/Glow.tsx";
import { Picture } from "../../components/Picture.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { announcementMessages } from "../../messages/pages.ts";
import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import type integrationsData from "./data.ts";
import type { IntegrationsData, IntegrationsWords } from "./data.ts";

export default function IntegrationsPage({
  data,
}: PageProps<typeof integrationsData>) {
  const { words, lists } = data;
  return (
    <>
      <Section
        className="overflow-x-clip pt-14 lg:pt-20"
        labelledBy="integrations"
      >
        <div className="grid gap-5 lg:grid-cols-12 lg:gap-6">
          <div className="grid content-start gap-6 pb-6 lg:col-span-7 lg:pr-10 lg:pb-14">
            <h1 id="integrations" className="max-w-[10em]">
              {words.hero.headline}
            </h1>
            <Lead>{words.hero.lead}</Lead>
          </div>
          <div className="relative lg:col-span-5 lg:row-span-2">
            <Glow className="text-amber" />
            <Picture name="record" />
          </div>
          <Picture name="others" />
        </div>
      </Section>
      <TilesSection {...data} />
      <ConnectSection {...words} />
      <UseCasesSection {...words} lists={lists} />
    </>
  );
}

/** A tile for each integration, with what the sample lead brings about there. */
function TilesSection({
  words: { tools: words },
  integrations,
}: IntegrationsData) {
  return (
    <Section labelledBy="tools">
      <SectionHead id="tools" heading={words.heading} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-12 lg:gap-5">
        {integrations.map(({ id, name, description }) => (
          <Card
            as="li"
            key={id}
            className="row-span-3 grid grid-rows-subgrid gap-y-0 last:odd:sm:col-span-2 lg:col-span-3 lg:nth-[n+5]:col-span-4 lg:last:odd:col-span-4"
          >
            <h3 className="text-h4 tracking-tight">{name}</h3>
            <p className="mt-1.5 text-md leading-normal text-muted">
              {description}
            </p>
            <div className="mt-5 grid content-center gap-1.5 rounded-md border border-line bg-raised p-4 text-note leading-normal empty:hidden">
              <Picture name={id} />
            </div>
          </Card>
        ))}
      </ul>
      <p className="mt-5 text-note text-faint">{words.note}</p>
    </Section>
  );
}

type ConnectProps = Pick<IntegrationsWords, "connect" | "steps" | "api">;

/** Connecting without code and with the API, side by side. */
function ConnectSection({ connect, steps, api }: ConnectProps) {
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

interface UseCasesProps
  extends
    Pick<IntegrationsWords, "workflows" | "examples">,
    Pick<IntegrationsData, "lists"> {}

/** Workflows, each as the way of a lead from the list with the same index, through tools, to where it is worked. */
function UseCasesSection({ workflows, examples, lists }: UseCasesProps) {
  return (
    <Section labelledBy="use-cases" space="loose">
      <SectionHead id="use-cases" heading={workflows.heading} />
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {examples.map(({ title, stops, text, link }, index) => (
          <Card
            as="li"
            key={title}
            className="row-span-3 grid grid-rows-subgrid gap-y-0 md:max-lg:last:odd:col-span-2"
          >
            <div>
              <h3 className="text-h4 tracking-tight">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
            <ol className="mt-6 text-md">
              {[lists[index] ?? "", ...stops]
                .filter(Boolean)
                .map((stop, at, { length }) => (
                  <li
                    key={stop}
                    className={cn(
                      "flex min-h-12 items-center gap-3 border-t border-line py-2.5",
                      at === length - 1 && "border-b font-semibold",
                    )}
                  >
                    <Icon
                      name={at === 0 ? "list" : "arrow-right"}
                      size="sm"
                      className={at === 0 ? "text-muted" : "text-signal"}
                    />
                    {stop}
                  </li>
                ))}
            </ol>
            <p className="mt-5">
              <TextLink link={link} />
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
