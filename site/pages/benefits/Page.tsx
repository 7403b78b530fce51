import { SectionWords } from "../../components/SectionWords.tsx";
import type { PageProps } from "../../page.ts";
import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import { Picture } from "../../components/Picture.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import type { IconName } from "../../components/ui/icon-names.ts";
import type benefitsData from "./data.ts";
import type { BenefitsData, BenefitsWords, Team } from "./data.ts";
import { TeamStack } from "./TeamStack.tsx";

export default function BenefitsPage({ data }: PageProps<typeof benefitsData>) {
  const { words } = data;
  const { headline, lead, link } = words.hero;
  return (
    <>
      <Section className="overflow-x-clip pt-14 lg:pt-20" labelledBy="benefits">
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          <div className="grid content-start gap-6">
            <h1 id="benefits">{headline}</h1>
            <Lead>{lead}</Lead>
            <p>
              <TextLink link={link} className="inline-block py-2" />
            </p>
          </div>
          <TeamStack teams={[...words.leadingTeams, ...words.otherTeams]} />
        </div>
      </Section>
      <Teams {...words} />
      <FiguresSection {...data} />
      <PrivacySection {...words} />
    </>
  );
}

/** Each team with what it makes of a signal: the first ones as cards, the others in a row each. */
function Teams({
  teams,
  leadingTeams,
  otherTeams,
}: Pick<BenefitsWords, "teams" | "leadingTeams" | "otherTeams">) {
  return (
    <Section labelledBy="leading-teams">
      <h2 id="leading-teams" className="sr-only">
        {teams.heading}
      </h2>
      <ul className="grid gap-6 md:grid-cols-2">
        {leadingTeams.map((team) => (
          <Card as="li" key={team.id} id={team.id} padding="none">
            <div className="grid min-w-0 place-items-center border-b border-line bg-band bg-[radial-gradient(90%_120%_at_50%_0%,var(--color-signal-soft),transparent)] p-4 sm:min-h-92 lg:p-8">
              <div className="w-full max-w-110 min-w-0">
                <Picture name={team.id} />
              </div>
            </div>
            <div className="flex grow flex-col gap-3 p-5 sm:p-6">
              <Words {...team} />
              <FirstMove {...team} label={teams.label} className="mt-auto" />
            </div>
          </Card>
        ))}
      </ul>
      <ul className="mt-14 lg:mt-16">
        {otherTeams.map((team) => (
          <li
            key={team.id}
            id={team.id}
            className="group/row grid items-center gap-8 border-t border-line py-10 md:grid-cols-2 lg:gap-16 lg:py-16"
          >
            <div className="w-full max-w-128 min-w-0 md:group-even/row:order-last md:group-even/row:justify-self-end">
              <Picture name={team.id} />
            </div>
            <div className="grid min-w-0 gap-3">
              <Words {...team} />
              <FirstMove {...team} label={teams.label} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Words({ title, lead, text }: Pick<Team, "title" | "lead" | "text">) {
  return (
    <>
      <h3>
        <span className="mb-2 block text-sm font-medium tracking-normal text-muted">
          {title}
        </span>{" "}
        {lead}
      </h3>
      <p className="max-w-[60ch] text-muted">{text}</p>
    </>
  );
}

interface FirstMoveProps extends Pick<Team, "action" | "link"> {
  /** In front of what to do first. */
  label: string;
  className?: string;
}

function FirstMove({ label, action, link, className }: FirstMoveProps) {
  return (
    <div className={cn("pt-3 text-md", className)}>
      <p>
        <span className="font-medium">{label}:</span> {action}
      </p>
      <p>
        <TextLink link={link} className="inline-block py-1.5" />
      </p>
    </div>
  );
}

type PrivacyProps = Pick<BenefitsWords, "privacy" | "seen" | "unseen">;

/** Which data the service uses and which it does not, in short. */
function PrivacySection({ privacy, seen, unseen }: PrivacyProps) {
  return (
    <Section space="loose" labelledBy="privacy">
      <div className="grid gap-10 lg:grid-cols-5-7 lg:gap-16">
        <SectionWords id="privacy" {...privacy} />
        <div className="grid content-start gap-4">
          <div className="rounded-lg border border-line-strong bg-surface p-5 shadow-card sm:p-6">
            <Points {...seen} icon="eye" />
          </div>
          <div className="rounded-lg border border-dashed border-line-strong p-5 text-muted sm:p-6">
            <Points {...unseen} icon="lock" />
          </div>
        </div>
      </div>
    </Section>
  );
}

interface PointsProps {
  heading: string;
  points: readonly string[];
  icon: IconName;
}

function Points({ heading, points, icon }: PointsProps) {
  return (
    <>
      <h3 className="text-h4">{heading}</h3>
      <ul className="mt-4 grid gap-3">
        {points.map((what) => (
          <li key={what} className="flex gap-3">
            <Icon name={icon} className="mt-1 text-faint" />
            {what}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The claimed figures. They are for the product as a whole, because no source has figures for a single team. */
function FiguresSection({ words: { figures: words }, claims }: BenefitsData) {
  return (
    <Section ground="night" labelledBy="figures">
      <SectionHead id="figures" {...words} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
        {claims.map(({ id, value, label }) => (
          <div
            key={id}
            className="flex flex-col-reverse justify-end gap-3 border-t border-line-strong pt-5"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="text-figure font-semibold tracking-display tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        <TextLink link={words.link} className="inline-block py-2" />
      </p>
    </Section>
  );
}
