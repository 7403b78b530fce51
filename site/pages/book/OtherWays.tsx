import { SiteLink } from "../../components/SiteLink.tsx";
import type { SchedulerData } from "./data.ts";

/** Below the frame: other ways to get a demo. */
export function OtherWays({ scheduler, supportEmail }: SchedulerData) {
  return (
    <p className="scheduler-other">
      No calendar here?{" "}
      <SiteLink className="text-link" href={scheduler.frameUrl}>
        Open it in a new tab
      </SiteLink>
      , write to{" "}
      <a className="text-link" href={`mailto:${supportEmail}`}>
        {supportEmail}
      </a>{" "}
      or{" "}
      <SiteLink className="text-link" href="/contact-us">
        send a message
      </SiteLink>
      .
    </p>
  );
}
