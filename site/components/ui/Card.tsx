import type { ComponentPropsWithRef, ElementType } from "react";
import { classNames } from "./class-names.ts";

export type CardVariant = "surface" | "quiet" | "highlight";

export interface CardProps extends ComponentPropsWithRef<"div"> {
  /**
   * `surface`: lighter ground and a hairline. `quiet`: no ground, a rule above, for rows of text. `highlight`: the one
   * card of its group that stands out. These three are all the site has.
   */
  variant?: CardVariant;
  /** `none` for a card whose parts bring their own, such as an image at its top. */
  padding?: "default" | "none";
  /** The whole card answers to the one link in it that has the class `card-link`. */
  interactive?: boolean;
  /** `article`, `li`, `section` ... in place of `div`. */
  as?: ElementType;
}

/** A block of its own. */
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
