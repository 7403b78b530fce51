import { ContactForm } from "../../components/forms/ContactForm.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { textLink } from "../../components/TextLink.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import type { SchedulerData } from "./data.ts";
import { bookMessages } from "../../messages/book.ts";

/** Shown if the calendar does not answer. */
export function SchedulerFallback({ scheduler, supportEmail }: SchedulerData) {
  return (
    <Card className="shadow-frame lg:p-10">
      <h2 className="text-h3">{bookMessages.byHand}</h2>
      <p className="mt-2 mb-8 text-muted">{bookMessages.byHandText}</p>
      <ContactForm subject={bookMessages.subject} supportEmail={supportEmail} />
      <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-5">
        <li className="flex min-h-8 min-w-0 items-center gap-2.5 wrap-anywhere">
          <Icon name="calendar" className="text-muted" />
          <SiteLink className={textLink} href={scheduler.frameUrl}>
            {bookMessages.tryInTab}
          </SiteLink>
        </li>
        <li className="flex min-h-8 min-w-0 items-center gap-2.5 wrap-anywhere">
          <Icon name="mail" className="text-muted" />
          <a
            className={textLink}
            href={`mailto:${supportEmail}?subject=${encodeURIComponent(bookMessages.subject)}`}
          >
            {supportEmail}
          </a>
        </li>
      </ul>
    </Card>
  );
}
