import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages/actions.ts";
import type { PageProps } from "../../page.ts";
import type earlyAccessData from "./data.ts";
import { Path } from "./Path.tsx";
import "./early-access.css";

const SOURCE = "early-access";
const WORDS = {
  label: "Work email",
  submit: "Join the Waitlist",
  submitting: "Joining...",
  doneHeading: "You're on the list!",
  doneText: "We'll write as soon as there is something new to try.",
  toastDone: "You're on the list!",
  toastDoneText: (host: string) =>
    `You'll hear from ${host} before everybody else.`,
} as const;

/** The waitlist for unreleased features, and what is available already. */
export default function EarlyAccessPage({
  data,
}: PageProps<typeof earlyAccessData>) {
  return (
    <>
      <Section className="early">
        <div>
          <h1>Be there before the release.</h1>
          <p className="lead">
            Leave your email and we&apos;ll write when there&apos;s something
            new to try. You use it first and tell us what&apos;s wrong with it.
          </p>
        </div>
        <div className="early-form">
          <h2 className="sr-only">Waitlist</h2>
          <NewsletterForm
            host={data.host}
            source={SOURCE}
            words={WORDS}
            variant="default"
          />
          <p className="early-now">
            Rather start with what&apos;s here today?{" "}
            <SiteLink className="text-link" href={data.signUpUrl}>
              {actionLabels.getStarted}
            </SiteLink>{" "}
            or{" "}
            <SiteLink className="text-link" href="/book">
              {actionLabels.bookDemo}
            </SiteLink>
          </p>
        </div>
      </Section>
      <Path freeForever={data.freeForever} />
    </>
  );
}
