import { classNames } from "./class-names.ts";
import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?url&no-inline";

export interface IconProps {
  name: IconName;
  /** 16, 20 (default), 24 or 32 px. */
  size?: "sm" | "default" | "lg" | "xl";
  /** Accessible name, if no text beside the icon says it. Without it the icon is decoration. */
  label?: string;
  className?: string;
}

/** An icon in the colour of the text, from one cached SVG file. It needs no script. */
export function Icon({ name, size = "default", label, className }: IconProps) {
  return (
    <svg
      className={classNames(
        "icon",
        `icon-${name}`,
        size !== "default" && `icon-size-${size}`,
        className,
      )}
      {...(label
        ? { role: "img", "aria-label": label }
        : { "aria-hidden": true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
