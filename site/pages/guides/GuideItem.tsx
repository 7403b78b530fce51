import { cva } from "class-variance-authority";
import { Level } from "../../components/Level.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Card, cardLink } from "../../components/ui/Card.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden.tsx";
import { readingMessages } from "../../messages/reading.ts";
import { guideMessages } from "../../messages/resources.ts";
import type { GuideCard } from "./data.ts";

const titleLook = cva("group-hover/card:text-link", {
  variants: {
    size: {
      large: "text-h3 lg:max-w-[20ch] lg:text-feature",
      medium: "text-h3 leading-tight",
      row: "text-h3 leading-snug",
    },
  },
});

/** A guide is a book, in the colours of its level on the shelf. */
const bookLooks = {
  Beginner: "border-signal-line bg-signal-soft text-link",
  Intermediate: "border-signal bg-signal-line text-ink",
  Advanced: "border-signal bg-primary text-on-primary",
} as const;

interface GuideItemProps {
  guide: GuideCard;
  /** `large` for the first featured guide, `medium` for the others, `row` for those of the list. */
  size: "large" | "medium" | "row";
  /** The steps of the guide, shown if there is room. */
  steps?: readonly string[];
}

/** A guide in the list. The whole card is a link. */
export function GuideItem({ guide, size, steps = [] }: GuideItemProps) {
  const { title, description, icon, path, category, readTimeMinutes } = guide;
  return (
    <Card
      as="article"
      variant={size === "row" ? "quiet" : "surface"}
      interactive
      className={cn(
        "gap-5",
        size === "large" && "lg:row-span-2 lg:p-10",
        size === "row" && "py-6 sm:flex-row sm:py-8 lg:py-8",
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          "grid h-20 w-15 flex-none place-items-center rounded-md rounded-l-none border border-l-6",
          bookLooks[category],
        )}
      >
        <Icon name={icon} size="lg" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <h3 className={titleLook({ size })}>{title}</h3>
        <p
          className={cn(
            "max-w-[60ch] text-muted",
            size === "large" && "lg:text-lead",
            size === "row" && "text-md",
          )}
        >
          {description}
        </p>
        {steps.length > 0 && <Steps steps={steps} />}
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-2 text-sm text-muted">
          <Level level={category} />
          <span>{readingMessages.minutes(readTimeMinutes)}</span>
          <SiteLink
            href={path}
            className={cn(
              cardLink,
              "ml-auto inline-flex min-h-6 items-center gap-2 text-md font-medium text-link",
            )}
          >
            <span>
              {guideMessages.read}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
            <Icon
              name="arrow-right"
              size="sm"
              className="transition-transform duration-180 group-hover/card:translate-x-1"
            />
          </SiteLink>
        </div>
      </div>
    </Card>
  );
}

/** The steps of a guide as boxes to tick. */
function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="mt-3 grid rounded-md border border-line bg-page px-5 text-md text-muted">
      {steps.map((step) => (
        <li
          key={step}
          className="flex items-center gap-3.5 border-line py-3 not-first:border-t"
        >
          <span
            aria-hidden="true"
            className="size-4.5 flex-none rounded-sm border border-signal bg-signal-soft"
          />
          {step}
        </li>
      ))}
    </ol>
  );
}
