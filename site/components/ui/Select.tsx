import type { ComponentPropsWithRef } from "react";
import { cn } from "./cn.ts";
import { controlLook } from "./control-look.ts";
import { Icon } from "./Icon.tsx";

/** A native select with our style. Its children are the options. Use it in a Field. */
export function Select(props: ComponentPropsWithRef<"select">) {
  return (
    <span className="relative block">
      <select
        {...props}
        className={cn(
          controlLook,
          "appearance-none pr-10 [&>option]:bg-surface [&>option]:text-ink",
        )}
      />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
