import { Picture } from "../../components/Picture.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Section } from "../../components/ui/Section.tsx";
import type { BenefitsWords, Team } from "./data.ts";

/** Each team with what it makes of a signal: the first ones as cards, the others in a row each. */
export function Teams({
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
