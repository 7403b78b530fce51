import { cva, type VariantProps } from "class-variance-authority";
import type { Hair, Look } from "./portrait-looks.ts";
import sprite from "./portraits.svg?url&no-inline";
import { cn } from "./ui/cn.ts";

const faceLook = cva("flex-none overflow-hidden rounded-full", {
  variants: {
    /** 24, 28, 36, 56 or 96 px. */
    size: {
      xs: "size-6 text-[0.5625rem]",
      sm: "size-7 text-xs",
      default: "size-9 text-xs",
      lg: "size-14 text-base",
      xl: "size-24 text-h3",
    },
  },
  defaultVariants: { size: "default" },
});

export interface FaceProps extends VariantProps<typeof faceLook> {
  name: string;
  look: Look | undefined;
  className?: string;
}

const CLOTHS = 4;

/** Hair that is also behind the head: its symbol `<name>-back`. */
const hairBehind: ReadonlySet<Hair> = new Set<Hair>([
  "afro",
  "bob",
  "long",
  "pony",
  "waves",
]);

/** The same cloth and background for the same name, everywhere. */
const clothOf = (name: string) =>
  [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % CLOTHS;

/** The symbols that make up a person, back to front. */
function partsOf([hair, , collar, ...others]: Look): string[] {
  return [
    hairBehind.has(hair) ? `${hair}-back` : "",
    "person",
    collar,
    others.includes("beard") ? "beard" : "",
    hair,
    others.includes("glasses") ? "glasses" : "",
  ].filter(Boolean);
}

/** A drawn portrait, or initials without a look. Decoration only: the name must be beside it. */
export function Face({ name, look, size, className }: FaceProps) {
  if (!look)
    return (
      <span
        className={cn(
          faceLook({ size }),
          "grid place-items-center border border-line bg-raised font-mono leading-none text-muted",
          className,
        )}
        aria-hidden="true"
      >
        {initialsOf(name)}
      </span>
    );
  return (
    <svg
      className={cn(faceLook({ size }), "face", className)}
      data-tone={look[1]}
      data-hair={look[3]}
      data-cloth={clothOf(name)}
      aria-hidden="true"
    >
      {partsOf(look).map((part) => (
        <use key={part} href={`${sprite}#${part}`} />
      ))}
    </svg>
  );
}

/** Up to two initials, shown in place of a picture. */
function initialsOf(name: string): string {
  return name
    .split(" ")
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join("");
}
