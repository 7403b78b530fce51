import type { PostSummary } from "#contract";
import { PostCard } from "../../components/PostCard.tsx";
import { Section } from "../../components/ui/Section.tsx";

/** Posts to read after this one. */
export function ReadNext({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <Section labelledBy="read-next">
      <h2 id="read-next" className="read-next-heading">
        Read next
      </h2>
      <div className="read-next">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </div>
    </Section>
  );
}
