import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import { cn } from "./cn.ts";
import { Container } from "./Container.tsx";
import { Lead } from "./Lead.tsx";

const bands: ("band" | "night")[] = ["band", "night"];

const sectionLook = cva("relative", {
  variants: {
    /**
     * `band` has a background of full width between two thin lines. `night` is dark in both themes: at
     * most once a page.
     */
    ground: {
      page: "",
      band: "border-y border-line bg-band [&+&]:border-t-0",
      night: "night",
    },
    /** Half of what is between two sections: 64, 112 or 160 px on large screens. `joined` has none above. */
    space: {
      tight: "py-6 lg:py-8",
      default: "py-10 lg:py-14",
      loose: "py-14 lg:py-20",
      joined: "pt-0 pb-10 lg:pb-14",
    },
  },
  // Within a band, the space is all its own.
  compoundVariants: [
    { ground: bands, space: "tight", class: "py-12 lg:py-16" },
    { ground: bands, space: "default", class: "py-16 lg:py-28" },
    { ground: bands, space: "loose", class: "py-20 lg:py-36" },
  ],
  defaultVariants: { ground: "page", space: "default" },
});

export interface SectionProps
  extends ComponentPropsWithRef<"section">, VariantProps<typeof sectionLook> {
  /** Id of the section's heading. */
  labelledBy?: string;
}

/** A section of a page with its spacing and container. */
export function Section({
  ground,
  space,
  labelledBy,
  className,
  children,
  ...rest
}: SectionProps) {
  return (
    <section
      {...rest}
      aria-labelledby={labelledBy}
      className={cn(sectionLook({ ground, space }), className)}
    >
      <Container>{children}</Container>
    </section>
  );
}

interface SectionHeadProps {
  /** Of the heading. */
  id: string;
  heading: string;
  text?: string;
  className?: string;
}

/** The heading of a section and the sentences below it. */
export function SectionHead({
  id,
  heading,
  text,
  className,
}: SectionHeadProps) {
  return (
    <div className={cn("mb-8 grid max-w-180 gap-4 lg:mb-12", className)}>
      <h2 id={id}>{heading}</h2>
      {text !== undefined && <Lead>{text}</Lead>}
    </div>
  );
}
