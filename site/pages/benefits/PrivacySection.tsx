import { TextLink } from "../../components/TextLink.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { BenefitsWords } from "./data.ts";

type PrivacyProps = Pick<BenefitsWords, "privacy" | "seen" | "unseen">;

/** Which data the service uses and which it does not, in short. */
export function PrivacySection({ privacy, seen, unseen }: PrivacyProps) {
  return (
    <Section labelledBy="privacy">
      <div className="benefits-privacy">
        <div>
          <Icon name="shield" size="xl" />
          <h2 id="privacy">{privacy.heading}</h2>
          <p className="benefits-privacy-text">{privacy.text}</p>
          <p>
            <TextLink link={privacy.link} />
          </p>
        </div>
        <Card className="benefits-seen">
          <div>
            <h3>{seen.heading}</h3>
            <ul>
              {seen.points.map((what) => (
                <li key={what}>
                  <Icon name="eye" />
                  {what}
                </li>
              ))}
            </ul>
          </div>
          <div className="benefits-unseen">
            <h3>{unseen.heading}</h3>
            <ul>
              {unseen.points.map((what) => (
                <li key={what}>
                  <Icon name="lock" />
                  {what}
                </li>
              ))}
            </ul>
          </div>
        </Card>
      </div>
    </Section>
  );
}
