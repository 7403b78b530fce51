import { StatCard } from "../../components/StatCard.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { HomeData, HomeWords } from "./data.ts";

interface StatsProps extends Pick<HomeData, "claims"> {
  words: HomeWords["figures"];
}

/** The claimed figures. The first one is large. */
export function StatsSection({ words, claims }: StatsProps) {
  return (
    <Section labelledBy="figures">
      <h2 id="figures" className="max-w-[18em]">
        {words.heading}
      </h2>
      <ul className="mt-8 grid gap-x-16 lg:mt-16 lg:grid-cols-5-7">
        {claims.map(({ id, value, label, measure }, index) => (
          <StatCard
            key={id}
            value={value}
            label={label}
            measure={measure ?? ""}
            size={index === 0 ? "lead" : "row"}
            {...(index === 0 && { className: "max-lg:mb-8 lg:row-span-3" })}
          />
        ))}
      </ul>
    </Section>
  );
}
