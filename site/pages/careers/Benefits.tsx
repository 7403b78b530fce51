import { Card } from "../../components/ui/Card.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import type { CareersWords } from "./data.ts";

/** The pictures of the large cards. */
const icons = ["globe", "trending-up"] as const;

type BenefitsProps = Pick<
  CareersWords,
  "benefits" | "largeBenefits" | "smallBenefits"
>;

export function Benefits({
  benefits,
  largeBenefits,
  smallBenefits,
}: BenefitsProps) {
  return (
    <Section ground="band" labelledBy="benefits">
      <SectionHead>
        <h2 id="benefits">{benefits.heading}</h2>
      </SectionHead>
      <ul className="grid gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-12">
        {largeBenefits.map(({ title, text }, index) => (
          <Card
            as="li"
            key={title}
            className={cn(
              "gap-2",
              index % 2 === 0 ? "lg:col-span-7" : "lg:col-span-5",
            )}
          >
            <span className="mb-4 grid size-11 place-items-center rounded-md border border-signal-line bg-signal-soft text-link">
              <Icon name={icons[index] ?? "check"} size="lg" />
            </span>
            <h3>{title}</h3>
            <p className="max-w-[54ch] text-muted">{text}</p>
          </Card>
        ))}
        {smallBenefits.map(({ title, text }) => (
          <Card
            as="li"
            key={title}
            variant="quiet"
            className="gap-2 lg:col-span-3 lg:mt-6"
          >
            <h3 className="text-h4">{title}</h3>
            <p className="text-muted">{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
