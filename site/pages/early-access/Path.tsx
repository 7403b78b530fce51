import { SiteLink } from "../../components/SiteLink.tsx";
import { Container } from "../../components/ui/Container.tsx";
import type { EarlyAccessData } from "./data.ts";
import { RolloutPicture } from "./RolloutPicture.tsx";

/** From today's features to the coming ones, with the waitlist at the edge. */
export function Path({ freeForever }: Pick<EarlyAccessData, "freeForever">) {
  return (
    <section className="band-invert path-band" aria-label="What comes when">
      <RolloutPicture />
      <Container as="ol" className="path">
        <li>
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
            The API, webhooks and whatever we try next. You hear first and help
            us decide what opens up after that.
          </p>
          <SiteLink className="text-link" href="/api-access">
            What the API will do
          </SiteLink>
        </li>
        <li>
          <h2>Public release</h2>
          <p>For everyone, with release notes that cover every change.</p>
          <SiteLink className="text-link" href="/changelog">
            Where the release notes will be
          </SiteLink>
        </li>
      </Container>
    </section>
  );
}
