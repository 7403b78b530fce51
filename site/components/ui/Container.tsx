import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentPropsWithRef, ElementType } from "react";
import { cn } from "./cn.ts";

const containerLook = cva("mx-auto", {
  variants: {
    /** 1200 px, or 1360 px on the largest screens; or the measure of running text. */
    width: {
      default: "w-[min(var(--container),100%-2*var(--gutter))]",
      prose: "w-[min(var(--measure-wide),100%-2*var(--gutter))]",
    },
  },
  defaultVariants: { width: "default" },
});

interface ContainerProps
  extends ComponentPropsWithRef<"div">, VariantProps<typeof containerLook> {
  as?: ElementType;
}

/** Centers content, with side padding of 20, 32 or 48 px. */
export function Container({
  width,
  as: Element = "div",
  className,
  ...rest
}: ContainerProps) {
  return (
    <Element {...rest} className={cn(containerLook({ width }), className)} />
  );
}
