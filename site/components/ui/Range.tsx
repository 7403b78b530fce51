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
        "block h-11 w-full cursor-pointer appearance-none bg-transparent bg-[linear-gradient(var(--color-line-strong),var(--color-line-strong))] bg-[size:100%_4px] bg-center bg-no-repeat",
        "[&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-[3px] [&::-webkit-slider-thumb]:border-surface [&::-webkit-slider-thumb]:bg-signal [&::-webkit-slider-thumb]:ring-1 [&::-webkit-slider-thumb]:ring-signal",
        "[&::-moz-range-thumb]:size-4.5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-[3px] [&::-moz-range-thumb]:border-surface [&::-moz-range-thumb]:bg-signal",
        className,
      )}
    />
  );
}
