import type { ComponentPropsWithRef, ElementType } from "react";
import { classNames } from "./class-names.ts";

export type CardVariant = "surface" | "quiet" | "highlight";

export interface CardProps extends ComponentPropsWithRef<"div"> {
  /**
   * `surface` has a lighter background and a thin border, `quiet` only a line above, for rows of text. `highlight` is
   * for the one card of a group that stands out.
   */
  variant?: CardVariant;
  /** `none` if the parts of the card have their own padding, such as an image at its top. */
  padding?: "default" | "none";
  /** A click anywhere on the card follows the link in it that has the class `card-link`. */
  interactive?: boolean;
  /** `article`, `li`, `section` ... in place of `div`. */
  as?: ElementType;
}

/** A box that sets its content apart. */
export function Card({
  variant = "surface",
  padding = "default",
  interactive,
  as: Element = "div",
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        "card",
        `card-${variant}`,
        padding === "none" && "card-flush",
        interactive && "card-interactive",
        className,
      )}
    />
  );
}
