import type { ComponentPropsWithRef } from "react";
import { cn } from "./cn.ts";

/** A line above a heading: monospace, sentence case, with a dash. */
export function Eyebrow({ className, ...rest }: ComponentPropsWithRef<"p">) {
  return (
    <p
      {...rest}
      className={cn(
        "flex items-center gap-2.5 font-mono text-note leading-normal text-muted before:h-0.5 before:w-3.5 before:rounded-full before:bg-signal",
        className,
      )}
    />
  );
}
