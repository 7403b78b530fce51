import { SiteLink } from "../../components/SiteLink.tsx";
import type { SchedulerData } from "./data.ts";
import { bookMessages } from "../../messages.ts";

/** Below the frame: other ways to get a demo. */
export function OtherWays({ scheduler, supportEmail }: SchedulerData) {
  const [start, open, write, or, send, end] = bookMessages.otherWays;
  return (
    <p className="scheduler-other">
      {start}{" "}
      <SiteLink className="text-link underline" href={scheduler.frameUrl}>
        {open}
      </SiteLink>
      {write}{" "}
      <a className="text-link underline" href={`mailto:${supportEmail}`}>
        {supportEmail}
      </a>{" "}
      {or}{" "}
      <SiteLink className="text-link underline" href="/contact-us">
        {send}
      </SiteLink>
      {end}
    </p>
  );
}
