import type { ReactNode } from "react";
import { Face } from "./Face.tsx";
import type { Look } from "./portrait-looks.ts";
import { cn } from "./ui/cn.ts";

interface PersonProps {
  name: string;
  look: Look | undefined;
  /** Title and company, or what someone writes about. */
  about: ReactNode;
  className?: string;
}

/** A person in a list: portrait, name, and a line about them. */
export function Person({ name, look, about, className }: PersonProps) {
  return (
    <span className={cn("flex min-w-0 items-center gap-3.5", className)}>
      <Face name={name} look={look} />
      <span className="grid min-w-0 text-note leading-snug text-muted">
        <span className="text-md font-medium text-ink">{name}</span>{" "}
        <span>{about}</span>
      </span>
    </span>
  );
}
