import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels, waitlistMessages } from "../../messages.ts";
import type { PageProps } from "../../page.ts";
import type earlyAccessData from "./data.ts";
import { Path } from "./Path.tsx";
import "./early-access.css";

const SOURCE = "early-access";

/** The waitlist for unreleased features, and what is available already. */
export default function EarlyAccessPage({
  data,
}: PageProps<typeof earlyAccessData>) {
  return (
    <Section className="early">
      <div className="early-words">
        <h1>Be there before the release.</h1>
        <p className="lead">
          Leave your email and we&apos;ll write when there&apos;s something new
          to try. You get to use it first. We get to hear what&apos;s wrong with
          it.
        </p>
        <h2 className="sr-only">Waitlist</h2>
        <NewsletterForm
          host={data.host}
          source={SOURCE}
          words={waitlistMessages}
          variant="default"
        />
        <div className="early-now">
          <p>Want to start with what&apos;s here today?</p>
          <div>
            <Button as={SiteLink} href={data.signUpUrl} variant="secondary">
              {actionLabels.getStarted}
            </Button>
            <Button as={SiteLink} href="/book" variant="outline">
              {actionLabels.bookDemo}
            </Button>
          </div>
        </div>
      </div>
      <Path freeForever={data.freeForever} />
    </Section>
  );
}
