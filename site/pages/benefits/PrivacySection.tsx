import { SiteLink } from "../../components/SiteLink.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Section } from "../../components/ui/Section.tsx";

const seen = [
  "Likes, comments and new connections anyone can see",
  "Name, job title and company, as the person shows them publicly",
  "The post or profile involved, and when",
];

const unseen = [
  "Private messages",
  "Posts meant for a closed audience",
  "Sensitive data of any kind, from any source",
];

/** Which data the service uses and which it does not, in short. */
export function PrivacySection() {
  return (
    <Section labelledBy="privacy">
      <div className="benefits-privacy">
        <div>
          <Icon name="shield" size="xl" />
          <h2 id="privacy">What people did in public. Nothing else.</h2>
          <p className="benefits-privacy-text">
            The people on your lists never signed up with us. Any of them can
            object without giving a reason, and we&apos;ll remove them from our
            data and from future lists.
          </p>
          <p>
            <SiteLink className="text-link" href="/privacy-policy">
              Read the Privacy Policy
            </SiteLink>
          </p>
        </div>
        <Card className="benefits-seen">
          <div>
            <h3>We look at</h3>
            <ul>
              {seen.map((what) => (
                <li key={what}>
                  <Icon name="eye" />
                  {what}
                </li>
              ))}
            </ul>
          </div>
          <div className="benefits-unseen">
            <h3>We leave alone</h3>
            <ul>
              {unseen.map((what) => (
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
