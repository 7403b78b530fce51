import { SiteLink } from "../../components/SiteLink.tsx";
import { textLink } from "../../components/TextLink.tsx";
import type { SchedulerData } from "./data.ts";
import { bookMessages } from "../../messages/book.ts";

/** Below the frame: other ways to get a demo. */
export function OtherWays({ scheduler, supportEmail }: SchedulerData) {
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
