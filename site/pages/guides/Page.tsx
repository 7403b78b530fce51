import { CardAction } from "../../components/CardAction.tsx";
import { cva } from "class-variance-authority";
import { ListEnd } from "../../components/paging/ListEnd.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { usePagedList } from "../../components/paging/usePagedList.ts";
import { listMessages } from "../../messages/lists.ts";
import { guideMessages } from "../../messages/resources.ts";
import { Level } from "../../components/Level.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import { readingMessages } from "../../messages/reading.ts";
import type { GuideCard, default as guidesData } from "./data.ts";
import { Shelf } from "./Shelf.tsx";

/** All guides: three featured ones, then the others. */
export default function GuidesPage({ data }: PageProps<typeof guidesData>) {
  const growing = usePagedList(data.list, ({ slug }) => slug);
  const { entries } = growing.shown;
  const { hero, others } = data.words;
  const featured = entries.slice(0, data.featured);
  const more = entries.slice(data.featured);
  return (
    <>
      <Container className="pt-14 pb-10 lg:pt-20 lg:pb-14">
        <header className="mb-10 grid items-end gap-8 lg:mb-16 lg:grid-cols-7-5 lg:gap-16">
          <div className="grid gap-5 lg:self-start">
            <h1>{hero.headline}</h1>
            <Lead>{hero.lead}</Lead>
          </div>
          <Shelf levels={data.levels} />
        </header>
        {featured.length > 0 && (
          <h2 className="sr-only">{guideMessages.featured}</h2>
        )}
        <div className="grid gap-6 lg:grid-cols-7-5">
          {featured.map((guide, index) => (
            <GuideItem
              key={guide.slug}
              guide={guide}
              size={index === 0 ? "large" : "medium"}
              steps={index === 0 ? data.steps : []}
            />
          ))}
        </div>
      </Container>
      <Section labelledBy="more-guides">
        <h2 id="more-guides" className="mb-8">
          {others.heading}
        </h2>
        <div className="grid lg:grid-cols-2 lg:gap-x-16">
          {more.map((guide) => (
            <GuideItem key={guide.slug} guide={guide} size="row" />
          ))}
        </div>
        <ListEnd
          growing={growing}
          from={data.list.page}
          address="/guides"
          noun={listMessages.guides}
        />
      </Section>
    </>
  );
}

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

function GuideItem({ guide, size, steps = [] }: GuideItemProps) {
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
          <CardAction
            href={path}
            label={guideMessages.read}
            title={title}
            className="w-full sm:ml-auto sm:w-auto"
          />
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
