import type { ComponentPropsWithRef } from "react";
import { cn } from "./cn.ts";

/** A slider. Its handle is 24 px wide, its touch target 44 px high. */
export function Range({
  className,
  ...rest
}: Omit<ComponentPropsWithRef<"input">, "type">) {
  return (
    <input
      {...rest}
      type="range"
      className={cn(
        "block h-11 w-full cursor-pointer appearance-none [background:linear-gradient(var(--color-line-strong)_0_0)_center/100%_4px_no-repeat]",
        "[&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-signal",
        "[&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-signal",
        className,
      )}
    />
  );
}
