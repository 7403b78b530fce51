import type { ComponentPropsWithRef } from "react";
import { cn } from "./cn.ts";

/** The sentences below a heading, in larger and quieter letters. */
export function Lead({ className, ...rest }: ComponentPropsWithRef<"p">) {
  return (
    <p
      {...rest}
      className={cn(
        "max-w-[33em] text-lead tracking-tight text-muted",
        className,
      )}
    />
  );
}
