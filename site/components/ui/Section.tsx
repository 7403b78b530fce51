import type { ComponentPropsWithRef } from "react";
import { classNames } from "./class-names.ts";
import { Container, type ContainerProps } from "./Container.tsx";

export interface SectionProps extends ComponentPropsWithRef<"section"> {
  /** `band`: the quiet full-width ground between two hairlines. */
  ground?: "page" | "band";
  /** 64 to 112 px above and below; `tight` is half of it; `joined` has none above, to follow on from the section before. */
  space?: "default" | "tight" | "joined";
  width?: ContainerProps["width"];
  /** Id of the heading that names the section. */
  labelledBy?: string;
}

/** A section of a page, its space and its container. */
export function Section({
  ground = "page",
  space = "default",
  width,
  labelledBy,
  className,
  children,
  ...rest
}: SectionProps) {
  return (
    <section
      {...rest}
      aria-labelledby={labelledBy}
      className={classNames(
        "section",
        space !== "default" && `section-${space}`,
        ground === "band" && "section-band",
        className,
      )}
    >
      <Container {...(width && { width })}>{children}</Container>
    </section>
  );
}
