import type { ComponentPropsWithRef, ElementType } from "react";
import { classNames } from "./class-names.ts";

export interface ContainerProps extends ComponentPropsWithRef<"div"> {
  /** 1200 px, 880 px, or the measure of running text. */
  width?: "default" | "narrow" | "prose";
  as?: ElementType;
}

/** Centers content, with side padding of 20, 32 or 48 px. */
export function Container({
  width = "default",
  as: Element = "div",
  className,
  ...rest
}: ContainerProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        "container",
        width !== "default" && `container-${width}`,
        className,
      )}
    />
  );
}
