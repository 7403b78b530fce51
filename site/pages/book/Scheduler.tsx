import { Spinner } from "../../components/ui/Spinner.tsx";
import type { SchedulerData } from "./data.ts";
import { OtherWays } from "./OtherWays.tsx";
import { SchedulerFallback } from "./SchedulerFallback.tsx";
import { useAnswer } from "./useAnswer.ts";
import { bookMessages } from "../../messages.ts";

/** What the calendar needs: scripts, its own origin, forms, new windows. It must not navigate our page. */
const PERMISSIONS =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/** The scheduler's frame and script, or other ways to get a demo if the scheduler does not answer. */
export function Scheduler({ scheduler, supportEmail }: SchedulerData) {
  const answer = useAnswer(scheduler.scriptUrl);
  return (
    <div
      className="scheduler"
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
          <div className="scheduler-frame">
            <iframe
              title={bookMessages.frame}
              src={scheduler.frameUrl}
              sandbox={PERMISSIONS}
            />
            {answer === "waiting" && (
              <div className="scheduler-cover needs-script">
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
