import { Button } from "../../components/ui/Button.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { SectionWords } from "../../components/SectionWords.tsx";
import type { PageProps } from "../../page.ts";
import { Picture } from "../../components/Picture.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { PlanAction } from "../../components/PlanAction.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import type engagementData from "./data.ts";
import type { EngagementData } from "./data.ts";

export default function EngagementPage({
  data,
}: PageProps<typeof engagementData>) {
  const { posts, ranking, alerts } = data.words;
  return (
    <>
      <Hero {...data} />
      <Section labelledBy="tour-posts">
        <div className="grid gap-10 lg:grid-cols-5-7 lg:items-center lg:gap-16">
          <SectionWords
            id="tour-posts"
            heading={posts.heading}
            text={posts.text}
          >
            <p className="leading-loose">
              <TextLink link={posts.link} /> {posts.label}{" "}
              <TextLink link={posts.more} />
            </p>
          </SectionWords>
          <Picture name="posts" />
        </div>
      </Section>
      <Section ground="night" space="tight" labelledBy="tour-ranking">
        <SectionHead id="tour-ranking" {...ranking} />
        <Picture name="ranking" />
      </Section>
      <Section
        space="loose"
        className="overflow-x-clip"
        labelledBy="tour-alerts"
      >
        <div className="grid gap-12 lg:grid-cols-7-5 lg:items-center lg:gap-16">
          <SectionWords id="tour-alerts" {...alerts} className="lg:order-last">
            <p className="text-muted">{alerts.note}</p>
          </SectionWords>
          <Picture name="alerts" />
        </div>
      </Section>
      <PricesSection {...data} />
    </>
  );
}

function Hero({ words: { hero: words }, signUpUrl, loginUrl }: EngagementData) {
  return (
    <Section className="pt-14 lg:pt-20" labelledBy="tour">
      <div className="grid gap-8 lg:grid-cols-7-5 lg:items-end lg:gap-16">
        <h1 id="tour">{words.headline}</h1>
        <div className="grid gap-6">
          <Lead>{words.lead}</Lead>
          <p className="flex flex-wrap gap-4">
            <Button as={SiteLink} href={signUpUrl} size="lg">
              {words.signUp}
            </Button>
            <Button as={SiteLink} href={loginUrl} variant="outline" size="lg">
              {words.logIn}
            </Button>
          </p>
        </div>
      </div>
      <Picture name="thread" />
    </Section>
  );
}

function PricesSection({
  words: { prices: words },
  plans,
  signUpUrl,
}: EngagementData) {
  return (
    <Section ground="band" labelledBy="tour-prices">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="tour-prices">{words.heading}</h2>
        <p>
          <TextLink link={words.link} className="inline-block py-2" />
        </p>
      </div>
      <ul className="border-t border-line-strong">
        {plans.map((plan) => (
          <li
            key={plan.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 border-b border-line py-5 md:grid-cols-[4fr_3fr_5fr_9rem] lg:py-8"
          >
            <div className="flex flex-wrap items-center gap-3">
              <h3 id={`tour-plan-${plan.id}`}>{plan.name}</h3>
              {plan.badge !== undefined && (
                <Badge variant="signal">{plan.badge}</Badge>
              )}
            </div>
            <p className="text-right text-muted tabular-nums md:text-left">
              <span className="text-h3 font-semibold tracking-title text-ink">
                {plan.price}
              </span>
              {plan.period}
            </p>
            <p className="text-md text-muted max-md:text-sm">
              <span className="block text-ink">{plan.leads}</span>{" "}
              <span className="block">{plan.updates}</span>
            </p>
            <PlanAction
              action={plan.action}
              signUpUrl={signUpUrl}
              describedBy={`tour-plan-${plan.id}`}
              variant="outline"
              className="w-36 justify-self-end"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
