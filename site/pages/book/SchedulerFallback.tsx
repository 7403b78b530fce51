import { ContactForm } from "../../components/forms/ContactForm.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import type { SchedulerData } from "./data.ts";

const SUBJECT = "Demo request";

/** Shown if the calendar does not answer. */
export function SchedulerFallback({ scheduler, supportEmail }: SchedulerData) {
  return (
    <div className="fallback">
      <h2>
        The calendar isn&apos;t answering. Let&apos;s find a time by hand.
      </h2>
      <p className="fallback-text">
        Tell us two or three times that suit you and your time zone. We write
        back with an invitation.
      </p>
      <ContactForm subject={SUBJECT} supportEmail={supportEmail} />
      <ul className="fallback-ways">
        <li>
          <Icon name="calendar" />
          <SiteLink className="text-link" href={scheduler.frameUrl}>
            Try the calendar in a new tab
          </SiteLink>
        </li>
        <li>
          <Icon name="mail" />
          <a
            className="text-link"
            href={`mailto:${supportEmail}?subject=${encodeURIComponent(SUBJECT)}`}
          >
            {supportEmail}
          </a>
        </li>
      </ul>
    </div>
  );
}
