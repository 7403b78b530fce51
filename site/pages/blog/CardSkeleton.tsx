import { Card } from "../../components/ui/Card.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";

/** A placeholder for a card that is loading. */
export function CardSkeleton() {
  return (
    <Card padding="none">
      <Skeleton className="card-skeleton-image" />
      <div className="post-card-text">
        <Skeleton className="card-skeleton-label" />
        <Skeleton className="card-skeleton-title" />
        <Skeleton className="card-skeleton-words" />
        <Skeleton className="card-skeleton-label" />
      </div>
    </Card>
  );
}
