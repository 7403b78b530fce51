import { classNames } from "./class-names.ts";
import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?url&no-inline";

export interface IconProps {
  name: IconName;
  /** 16, 20 (default), 24 or 32 px. */
  size?: "sm" | "default" | "lg" | "xl";
  /** What it means, when no text beside it says so; without it the icon is decoration. */
  label?: string;
  className?: string;
}

/** An icon in the colour of its text, drawn from one cached file: it costs no script and works without it. */
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
