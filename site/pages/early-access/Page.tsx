import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink, textLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import type earlyAccessData from "./data.ts";
import { Path } from "./Path.tsx";
import { Ticket } from "./Ticket.tsx";
import { waitlistMessages } from "../../messages/forms.ts";
import { partMessages } from "../../messages/pages.ts";

const SOURCE = "early-access";

/** The waitlist for unreleased features, and what is available already. */
export default function EarlyAccessPage({
  data,
}: PageProps<typeof earlyAccessData>) {
  const { words, host, signUpUrl } = data;
  return (
    <>
      <Section space="loose" className="pt-14 lg:pt-20">
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
          <div className="grid gap-5">
            <h1 className="max-w-[12ch]">{words.hero.headline}</h1>
            <Lead className="max-w-128">{words.hero.lead}</Lead>
            <p className="text-muted">
              {words.today.label}{" "}
              <SiteLink
                className={`${textLink} whitespace-nowrap`}
                href={signUpUrl}
              >
                {words.today.signUp}
              </SiteLink>{" "}
              or{" "}
              <TextLink className="whitespace-nowrap" link={words.today.link} />
            </p>
          </div>
          <Ticket title={words.early.heading}>
            <h2 className="sr-only">{partMessages.waitlist}</h2>
            <NewsletterForm
              host={host}
              source={SOURCE}
              words={waitlistMessages}
              variant="default"
            />
          </Ticket>
        </div>
      </Section>
      <Path {...words} />
    </>
  );
}
