import { Picture } from "../../components/Picture.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { EngagementWords } from "./data.ts";

/** First block: engagement by post. */
export function PostsSection({ words }: { words: EngagementWords["posts"] }) {
  return (
    <Section labelledBy="tour-posts">
      <div className="grid gap-10 lg:grid-cols-5-7 lg:items-center lg:gap-16">
        <div className="grid gap-5">
          <h2 id="tour-posts">{words.heading}</h2>
          <Lead>{words.text}</Lead>
          <p className="leading-loose">
            <TextLink link={words.link} /> {words.label}{" "}
            <TextLink link={words.more} />
          </p>
        </div>
        <Picture name="posts" />
      </div>
    </Section>
  );
}
