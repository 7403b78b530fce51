import { Cover } from "../../components/Cover.tsx";
import { cn } from "../../components/ui/cn.ts";
import type { ResourceCard } from "./data.ts";

interface ResourceCoverProps {
  resource: ResourceCard;
  /** True for the first picture of the page, which is loaded at once. */
  leading?: boolean;
  className?: string;
}

/** The picture of a resource, or a drawing of its type. */
export function ResourceCover({
  resource: { id, imageUrl, type },
  leading = false,
  className,
}: ResourceCoverProps) {
  const look = cn(
    "rounded-lg border border-line transition-colors duration-180 group-hover/card:border-signal",
    className,
  );
  if (imageUrl === null)
    return <Cover kind={type} name={id} className={look} />;
  return (
    <img
      className={cn(
        "block aspect-[1200/630] h-auto w-full bg-tint object-cover",
        look,
      )}
      src={imageUrl}
      alt=""
      width={1200}
      height={630}
      {...(leading
        ? { decoding: "async", fetchPriority: "high" }
        : { loading: "lazy" })}
    />
  );
}
