import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";

/** First block: engagement by post. */
export function PostsSection({ picture }: { picture: string }) {
  return (
    <Section labelledBy="tour-posts">
      <div className="tour-block">
        <div className="tour-words">
          <h2 id="tour-posts">Which post moved people</h2>
          <p className="lead">
            Every reaction is kept with the post that caused it. You learn what
            your market argues about, and you have a first sentence ready.
          </p>
          <p>
            <SiteLink className="text-link" href="/features">
              See all features
            </SiteLink>{" "}
            or{" "}
            <SiteLink className="text-link" href="/connection-monitoring">
              see new connections
            </SiteLink>
          </p>
        </div>
        <ServerMarkup html={picture} />
      </div>
    </Section>
  );
}
