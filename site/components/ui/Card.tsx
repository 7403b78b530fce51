import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentPropsWithRef, ElementType } from "react";
import { cn } from "./cn.ts";

const cardLook = cva(
  "group/card relative flex min-w-0 flex-col rounded-lg outline-offset-3 outline-focus has-[.card-link:focus-visible]:outline-2",
  {
    variants: {
      /** `surface` has a lighter background and a thin border, `quiet` only a line above, for rows of text. */
      variant: {
        surface: "border border-line bg-surface shadow-card",
        quiet: "rounded-none border-t border-line outline-offset-8",
      },
      /** `none` if the parts of the card have their own padding, such as an image at its top. */
      padding: {
        default: "p-5 sm:p-6",
        none: "overflow-hidden p-0",
      },
      /** A click anywhere on the card follows the link in it that has the class `cardLink`. */
      interactive: {
        true: "transition-colors duration-180 hover:border-line-strong",
        false: "",
      },
    },
    compoundVariants: [
      {
        variant: "quiet",
        padding: "default",
        class: "p-0 pt-6 sm:p-0 sm:pt-6",
      },
      { variant: "surface", interactive: true, class: "hover:bg-raised" },
    ],
    defaultVariants: {
      variant: "surface",
      padding: "default",
      interactive: false,
    },
  },
);

/** For the link that covers its whole card. Its accessible name is only its text. */
export const cardLink =
  "card-link text-inherit no-underline after:absolute after:inset-0 after:rounded-[inherit] focus-visible:outline-none group-hover/card:text-link";

export interface CardProps
  extends ComponentPropsWithRef<"div">, VariantProps<typeof cardLook> {
  /** `article`, `li`, `section` ... in place of `div`. */
  as?: ElementType;
}

export type CardVariant = NonNullable<CardProps["variant"]>;

/** A box that sets its content apart. */
export function Card({
  variant,
  padding,
  interactive,
  as: Element = "div",
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={cn(cardLook({ variant, padding, interactive }), className)}
    />
  );
}
