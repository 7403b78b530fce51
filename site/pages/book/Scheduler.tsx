import { Spinner } from "../../components/ui/Spinner.tsx";
import type { SchedulerData } from "./data.ts";
import { OtherWays } from "./OtherWays.tsx";
import { SchedulerFallback } from "./SchedulerFallback.tsx";
import { useAnswer } from "./useAnswer.ts";
import { bookMessages } from "../../messages/book.ts";

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
              <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-surface text-muted group-data-[answer=answered]/scheduler:hidden noscript:hidden">
                <Spinner label={bookMessages.opening} />
                <p aria-hidden="true">{bookMessages.opening}</p>
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
