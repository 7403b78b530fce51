import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import { cn } from "./cn.ts";

const badgeLook = cva(
  "inline-flex w-fit items-center gap-1.5 rounded-sm border px-2 py-0.5 text-xs font-medium whitespace-nowrap forced-colors:border-[CanvasText]",
  {
    variants: {
      /** `priority` is amber and reserved for the person to call first, `signal` for influencers, `rival` for competitors. */
      variant: {
        neutral: "border-line bg-raised text-muted",
        outline: "border-line-strong text-muted",
        signal: "border-signal-line bg-signal-soft text-link",
        rival: "border-rival-line bg-rival-soft text-rival",
        priority: "border-priority-line bg-priority-soft text-priority",
      },
      /** A mark before the text, so that colour is not the only sign: full for High Priority, hollow for Medium. */
      mark: {
        full: "before:size-1.75 before:rounded-full before:bg-current forced-colors:before:bg-[CanvasText] forced-colors:before:forced-color-adjust-none",
        hollow:
          "before:size-1.75 before:rounded-full before:border-[1.5px] before:border-current",
      },
    },
    defaultVariants: { variant: "neutral" },
  },
);

export interface BadgeProps
  extends ComponentPropsWithRef<"span">, VariantProps<typeof badgeLook> {}

export type BadgeVariant = NonNullable<BadgeProps["variant"]>;

/** A short label of one or two words. */
export function Badge({ variant, mark, className, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cn(badgeLook({ variant, mark }), className)} />
  );
}
