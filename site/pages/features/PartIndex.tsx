import { cn } from "../../components/ui/cn.ts";
import { readingMessages } from "../../messages/reading.ts";
import type { FeaturesData, FeaturesWords } from "./data.ts";

const listParts = (words: FeaturesWords) => [
  {
    id: "influencer-monitoring",
    title: words.influencers.heading,
    unit: "new engagements",
    look: "text-signal",
  },
  {
    id: "competitor-tracking",
    title: words.competitors.heading,
    unit: "new connections",
    look: "text-rival",
  },
  {
    id: "smart-lead-lists",
    title: words.lists.heading,
    unit: "lists to work",
    look: "text-ink",
  },
];

/** Links to the three parts of the page, with numbers of the sample week. */
export function PartIndex({
  words,
  counts,
}: Pick<FeaturesData, "words" | "counts">) {
  return (
    <nav aria-label={readingMessages.onThisPage} className="mt-12 lg:mt-16">
      <ul className="grid border-b border-line md:grid-cols-3 md:border-t">
        {listParts(words).map(({ id, title, unit, look }, index) => (
          <li
            key={id}
            className="border-t border-line md:border-t-0 md:not-first:border-l md:not-first:pl-6 lg:not-first:pl-8"
          >
            <a
              href={`#${id}`}
              className="group grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-4 py-4 md:gap-x-3 md:grid-cols-[auto_1fr] md:py-6"
            >
              <span
                className={cn(
                  "row-span-2 text-[2.25rem] leading-none font-medium tracking-display tabular-nums lg:text-figure",
                  look,
                )}
              >
                {counts[index]}
              </span>{" "}
              <span className="font-semibold group-hover:text-signal">
                {title}
              </span>{" "}
              <span className="text-sm text-muted">{unit}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
