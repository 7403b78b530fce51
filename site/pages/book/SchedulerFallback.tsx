import { ContactForm } from "../../components/forms/ContactForm.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import type { SchedulerData } from "./data.ts";
import { bookMessages } from "../../messages.ts";

/** Shown if the calendar does not answer. */
export function SchedulerFallback({ scheduler, supportEmail }: SchedulerData) {
  return (
    <div className="fallback">
      <h2>{bookMessages.byHand}</h2>
      <p className="fallback-text">{bookMessages.byHandText}</p>
      <ContactForm subject={bookMessages.subject} supportEmail={supportEmail} />
      <ul className="fallback-ways">
        <li>
          <Icon name="calendar" />
          <SiteLink className="text-link underline" href={scheduler.frameUrl}>
            {bookMessages.tryInTab}
          </SiteLink>
        </li>
        <li>
          <Icon name="mail" />
          <a
            className="text-link underline"
            href={`mailto:${supportEmail}?subject=${encodeURIComponent(bookMessages.subject)}`}
          >
            {supportEmail}
          </a>
        </li>
      </ul>
    </div>
  );
}
