import { SiteLink } from "../../components/SiteLink.tsx";
import { Icon } from "../../components/ui/Icon.tsx";

/** The path from today's features to the coming ones, with the waitlist highlighted. */
export function Path({ freeForever }: { freeForever: string }) {
  return (
    <ol className="path">
      <li>
        <Icon name="check" size="sm" />
        <h2>Today</h2>
        <p>
          Influencer and competitor monitoring, ranked lead lists, exports and
          alerts. {freeForever}
        </p>
        <SiteLink className="text-link" href="/features">
          See the features
        </SiteLink>
      </li>
      <li className="path-lit">
        <h2>Early access</h2>
        <p>
          API and webhooks, and whatever we try next. The waitlist hears first,
          and helps us decide what to open up after that.
        </p>
        <SiteLink className="text-link" href="/api-access">
          What the API will do
        </SiteLink>
      </li>
      <li>
        <h2>Public release</h2>
        <p>For everyone, with release notes that cover every change.</p>
        <SiteLink className="text-link" href="/changelog">
          Where they will stand
        </SiteLink>
      </li>
    </ol>
  );
}
