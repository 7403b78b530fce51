import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "./cn.ts";
import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?url&no-inline";

// In forced colours, an icon has the colour of the text around it.
const iconLook = cva(
  "flex-none fill-none stroke-current stroke-[1.75] forced-colors:text-inherit!",
  {
    variants: {
      /** 16, 20, 24 or 32 px. */
      size: {
        sm: "size-4",
        default: "size-5",
        lg: "size-6",
        xl: "size-8 stroke-[1.5]",
      },
    },
    defaultVariants: { size: "default" },
  },
);

export interface IconProps extends VariantProps<typeof iconLook> {
  name: IconName;
  /** Accessible name, if no text beside the icon says it. Without it the icon is decoration. */
  label?: string;
  className?: string;
}

/** An icon in the colour of the text, from one cached SVG file. It needs no script. */
export function Icon({ name, size, label, className }: IconProps) {
  return (
    <svg
      className={cn(iconLook({ size }), className)}
      {...(label
        ? { role: "img", "aria-label": label }
        : { "aria-hidden": true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
