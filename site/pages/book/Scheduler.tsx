import { useEffect, useState } from "react";
import { Spinner } from "../../components/ui/Spinner.tsx";
import { bookMessages } from "../../messages/book.ts";
import { SiteLink } from "../../components/SiteLink.tsx";
import { textLink } from "../../components/TextLink.tsx";
import { ContactForm } from "../../components/forms/ContactForm.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Week } from "./Week.tsx";
import type { SchedulerData } from "./data.ts";

/** What the calendar needs: scripts, its own origin, forms, new windows. It must not navigate our page. */
const PERMISSIONS =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/** The scheduler's frame and script, or other ways to get a demo if the scheduler does not answer. */
export function Scheduler({ scheduler, supportEmail }: SchedulerData) {
  const answer = useAnswer(scheduler.scriptUrl);
  return (
    <div
      className="group/scheduler min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      data-answer={answer}
      data-awaited={scheduler.scriptUrl}
      suppressHydrationWarning
    >
      <output className="sr-only">
        {answer === "silent" && bookMessages.silent}
      </output>
      {answer === "silent" ? (
        <SchedulerFallback {...{ scheduler, supportEmail }} />
      ) : (
        <>
          <div className="relative h-170 overflow-hidden rounded-lg border border-line bg-surface shadow-frame">
            <iframe
              className="size-full border-0"
              title={bookMessages.frame}
              src={scheduler.frameUrl}
              sandbox={PERMISSIONS}
            />
            {answer === "waiting" && (
              <div className="absolute inset-0 grid place-content-center bg-surface group-data-[answer=answered]/scheduler:hidden noscript:hidden">
                <Week />
                <p className="relative flex items-center gap-3 rounded-md border border-line-strong bg-raised px-5 py-3.5 shadow-float">
                  <Spinner label={bookMessages.opening} />
                  <span aria-hidden="true">{bookMessages.opening}</span>
                </p>
              </div>
            )}
          </div>
          <OtherWays {...{ scheduler, supportEmail }} />
          <script async src={scheduler.scriptUrl} />
        </>
      )}
    </div>
  );
}

function OtherWays({ scheduler, supportEmail }: SchedulerData) {
  const [start, open, write, or, send, end] = bookMessages.otherWays;
  return (
    <p className="mt-4 text-md wrap-anywhere text-muted">
      {start}{" "}
      <SiteLink className={textLink} href={scheduler.frameUrl}>
        {open}
      </SiteLink>
      {write}{" "}
      <a className={textLink} href={`mailto:${supportEmail}`}>
        {supportEmail}
      </a>{" "}
      {or}{" "}
      <SiteLink className={textLink} href="/contact-us">
        {send}
      </SiteLink>
      {end}
    </p>
  );
}

function SchedulerFallback({ scheduler, supportEmail }: SchedulerData) {
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

const MAX_WAIT_MS = 8_000;

/**
 * Whether the host of a file answers. `waiting` for up to 8 s, also if the request fails earlier, then the final
 * result. The reply itself cannot be read. The content policy must allow connections to the host.
 */
function useAnswer(address: string): "waiting" | "answered" | "silent" {
  const [answer, setAnswer] = useState<"waiting" | "answered" | "silent">(
    "waiting",
  );
  useEffect(() => {
    const waiting = new AbortController();
    const timer = setTimeout(() => {
      waiting.abort();
      setAnswer("silent");
    }, MAX_WAIT_MS);
    const end = () => clearTimeout(timer);
    fetch(address, {
      mode: "no-cors",
      credentials: "omit",
      signal: waiting.signal,
    })
      .then(() => setAnswer("answered"))
      .then(end, () => undefined);
    return () => {
      end();
      waiting.abort();
    };
  }, [address]);
  return answer;
}
