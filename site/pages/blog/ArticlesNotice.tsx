import { CardGrid } from "../../components/CardGrid.tsx";
import { EmptyList } from "../../components/EmptyList.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { blogMessages } from "../../messages/blog.ts";
import { listMessages } from "../../messages/lists.ts";
import { shellMessages } from "../../messages/shell.ts";

const SKELETONS = 6;

interface ArticlesNoticeProps {
  /** Why there are no articles to show. */
  state: "loading" | "failed" | "empty";
  retry: () => void;
}

/** Replaces the list when the articles are loading, could not be loaded, or none matches. */
export function ArticlesNotice({ state, retry }: ArticlesNoticeProps) {
  if (state === "loading") {
    return (
      <>
        <output className="sr-only">{listMessages.loadingArticles}</output>
        <CardGrid>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <div key={index} className="grid gap-4">
              <Skeleton className="aspect-[1200/630] rounded-lg" />
              <Skeleton className="w-2/5" />
              <Skeleton className="h-12" />
              <Skeleton className="h-18" />
              <Skeleton className="w-2/5" />
            </div>
          ))}
        </CardGrid>
      </>
    );
  }
  const failed = state === "failed";
  return (
    <EmptyList {...(failed && { role: "alert" })}>
      <p>{failed ? blogMessages.failed : blogMessages.empty}</p>
      {failed ? (
        <Button variant="outline" onClick={retry}>
          {shellMessages.tryAgain}
        </Button>
      ) : (
        <Button as={SiteLink} variant="outline" href="/blog">
          {listMessages.showAll}
        </Button>
      )}
    </EmptyList>
  );
}
