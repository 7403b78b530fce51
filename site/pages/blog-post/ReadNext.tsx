import type { PostSummary } from "#contract";
import { CardGrid } from "../../components/CardGrid.tsx";
import { PostCard } from "../../components/PostCard.tsx";
import { Section } from "../../components/ui/Section.tsx";

interface ReadNextProps {
  posts: readonly PostSummary[];
  heading: string;
}

/** Posts to read instead of a missing one. */
export function ReadNext({ posts, heading }: ReadNextProps) {
  if (posts.length === 0) return null;
  return (
    <Section labelledBy="read-next" space="joined" className="print:hidden">
      <h2 id="read-next" className="mb-8">
        {heading}
      </h2>
      <CardGrid>
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </CardGrid>
    </Section>
  );
}
