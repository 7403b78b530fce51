import { Skeleton } from "../../components/ui/Skeleton.tsx";

/** A placeholder for a card that is loading. */
export function CardSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="aspect-[1200/630] rounded-lg" />
      <Skeleton className="w-2/5" />
      <Skeleton className="h-12" />
      <Skeleton className="h-18" />
      <Skeleton className="w-2/5" />
    </div>
  );
}
