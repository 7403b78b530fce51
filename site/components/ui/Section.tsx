import type { ComponentPropsWithRef } from "react";
import { classNames } from "./class-names.ts";
import { Container, type ContainerProps } from "./Container.tsx";

export interface SectionProps extends ComponentPropsWithRef<"section"> {
  /**
   * `band` has a background of full width between two thin lines, `tint` a blue one. `invert` shows its content in the
   * other theme: at most once a page.
   */
  ground?: "page" | "band" | "tint" | "invert";
  /** `default` is 64 to 112 px above and below, `tight` half of it. `joined` has no space above. */
  space?: "default" | "tight" | "joined";
  width?: ContainerProps["width"];
  /** Id of the section's heading. */
  labelledBy?: string;
}

const grounds = {
  page: "",
  band: "section-band",
  tint: "band-tint",
  invert: "band-invert",
};

/** A section of a page with its spacing and container. */
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
        grounds[ground],
        className,
      )}
    >
      <Container {...(width && { width })}>{children}</Container>
    </section>
  );
}
