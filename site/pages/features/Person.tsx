import { Portrait } from "../../components/Portrait.tsx";
import { cn } from "../../components/ui/cn.ts";

interface PersonProps {
  name: string;
  /** Title and company, or what someone writes about. */
  about: string;
  className?: string;
}

/** A person in a list: portrait, name, and a line about them. */
export function Person({ name, about, className }: PersonProps) {
  return (
    <span className={cn("flex min-w-0 items-center gap-3.5", className)}>
      <Portrait name={name} />
      <span className="grid min-w-0 text-note leading-snug text-muted">
        <span className="text-md font-medium text-ink">{name}</span>{" "}
        <span>{about}</span>
      </span>
    </span>
  );
}
