import type { ComponentPropsWithRef } from "react";
import { classNames } from "./class-names.ts";

export type BadgeVariant =
  "neutral" | "outline" | "signal" | "priority" | "success" | "danger";

export interface BadgeProps extends ComponentPropsWithRef<"span"> {
  /** `priority` is amber and reserved for High Priority. */
  variant?: BadgeVariant;
  /** A mark before the text, so that colour is not the only sign: full for High Priority, hollow for Medium. */
  mark?: "full" | "hollow";
}

/** A short label of one or two words. */
export function Badge({
  variant = "neutral",
  mark,
  className,
  ...rest
}: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(
        "badge",
        `badge-${variant}`,
        mark && `badge-mark-${mark}`,
        className,
      )}
    />
  );
}
