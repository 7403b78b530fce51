import type { Post } from "#contract";
import { AuthorLink } from "../../components/AuthorLink.tsx";
import { Face } from "../../components/Face.tsx";
import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { textLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { readingMessages } from "../../messages/reading.ts";
import type { BlogPostData } from "./data.ts";
import { ReadOn } from "./ReadOn.tsx";

/** The end of a post: who wrote it, what to read next, the newsletter. */
export function ArticleEnd({ post, data }: { post: Post; data: BlogPostData }) {
  const { bio, face, newsletter, host, neighbors, related } = data;
  return (
    <Section
      ground="band"
      aria-label={readingMessages.afterArticle}
      className="lg:py-20 print:hidden"
    >
      <div className="grid gap-12 lg:grid-cols-5-7 lg:gap-16 2xl:gap-32">
        <div className="grid content-start gap-10">
          <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4">
            <Face name={post.authorName} look={face} size="lg" />
            <p className="leading-snug">
              <span className="block font-mono text-note text-muted">
                {readingMessages.writtenBy}
              </span>
              <strong>
                <AuthorLink post={post} className={textLink} />
              </strong>
            </p>
            {bio !== undefined && (
              <p className="col-span-2 max-w-[36em] text-muted">{bio}</p>
            )}
          </div>
          <div className="grid gap-4 border-t border-line pt-8">
            <div>
              <h2 className="text-h4">{newsletter.heading}</h2>
              <p className="text-md text-muted">{newsletter.text}</p>
            </div>
            <NewsletterForm host={host} />
          </div>
        </div>
        <ReadOn neighbors={neighbors} related={related} />
      </div>
    </Section>
  );
}
