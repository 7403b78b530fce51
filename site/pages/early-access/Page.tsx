import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import type earlyAccessData from "./data.ts";
import { Path } from "./Path.tsx";
import { partMessages, waitlistMessages } from "../../messages.ts";
import "./early-access.css";

const SOURCE = "early-access";

/** The waitlist for unreleased features, and what is available already. */
export default function EarlyAccessPage({
  data,
}: PageProps<typeof earlyAccessData>) {
  const { words, host, signUpUrl } = data;
  return (
    <>
      <Section className="early">
        <div>
          <h1>{words.hero.headline}</h1>
          <p className="lead">{words.hero.lead}</p>
        </div>
        <div className="early-form">
          <h2 className="sr-only">{partMessages.waitlist}</h2>
          <NewsletterForm
            host={host}
            source={SOURCE}
            words={waitlistMessages}
            variant="default"
          />
          <p className="early-now">
            {words.today.label}{" "}
            <SiteLink className="text-link underline" href={signUpUrl}>
              {words.today.signUp}
            </SiteLink>{" "}
            or <TextLink link={words.today.link} />
          </p>
        </div>
      </Section>
      <Path {...words} />
    </>
  );
}
