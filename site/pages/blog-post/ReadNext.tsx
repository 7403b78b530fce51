import type { PostSummary } from "#contract";
import { PostCard } from "../../components/PostCard.tsx";
import { Section, type SectionProps } from "../../components/ui/Section.tsx";

interface ReadNextProps {
  posts: readonly PostSummary[];
  heading: string;
  space?: NonNullable<SectionProps["space"]>;
}

/** Posts to read next, or instead. */
export function ReadNext({ posts, heading, space = "default" }: ReadNextProps) {
  if (posts.length === 0) return null;
  return (
    <Section labelledBy="read-next" space={space} className="no-print">
      <h2 id="read-next" className="read-next-heading">
        {heading}
      </h2>
      <div className="read-next">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </div>
    </Section>
  );
}
