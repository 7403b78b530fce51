import { TextLink } from "../../components/TextLink.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import type { IconName } from "../../components/ui/icon-names.ts";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { BenefitsWords } from "./data.ts";

type PrivacyProps = Pick<BenefitsWords, "privacy" | "seen" | "unseen">;

/** Which data the service uses and which it does not, in short. */
export function PrivacySection({ privacy, seen, unseen }: PrivacyProps) {
  return (
    <Section space="loose" labelledBy="privacy">
      <div className="grid gap-10 lg:grid-cols-5-7 lg:gap-16">
        <div className="grid content-start gap-5">
          <h2 id="privacy">{privacy.heading}</h2>
          <Lead>{privacy.text}</Lead>
          <p>
            <TextLink link={privacy.link} className="inline-block py-2" />
          </p>
        </div>
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
