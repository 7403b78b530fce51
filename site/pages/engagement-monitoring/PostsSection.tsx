import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { PostsMock } from "./PostsMock.tsx";

/** First block: engagement by post. */
export function PostsSection() {
  return (
    <Section labelledBy="tour-posts">
      <div className="tour-block">
        <div className="tour-words">
          <h2 id="tour-posts">See which post got people talking</h2>
          <p className="lead">
            Every reaction stays linked to the post behind it. You learn what
            your market cares about, and your opening line writes itself.
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
        <PostsMock />
      </div>
    </Section>
  );
}
