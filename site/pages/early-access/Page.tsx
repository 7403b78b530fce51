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
          Leave an address and we write when there is something new to try. You
          get to use it first, and we get to hear what is wrong with it.
        </p>
        <h2 className="sr-only">Waitlist</h2>
        <NewsletterForm
          host={data.host}
          source={SOURCE}
          words={waitlistMessages}
          variant="default"
        />
        <div className="early-now">
          <p>Rather start with what works today?</p>
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
