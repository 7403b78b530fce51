import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { PostsMock } from "./PostsMock.tsx";
import type { EngagementWords } from "./data.ts";

/** First block: engagement by post. */
export function PostsSection({ words }: { words: EngagementWords["posts"] }) {
  return (
    <Section labelledBy="tour-posts">
      <div className="tour-block">
        <div className="tour-words">
          <h2 id="tour-posts">{words.heading}</h2>
          <p className="lead">{words.text}</p>
          <p>
            <TextLink link={words.link} /> {words.label}{" "}
            <TextLink link={words.more} />
          </p>
        </div>
        <PostsMock />
      </div>
    </Section>
  );
}
