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
        {claims.map((claim, index) =>
          index === 0 ? (
            <LeadStat key={claim.id} {...claim} />
          ) : (
            <RowStat key={claim.id} {...claim} />
          ),
        )}
      </ul>
    </Section>
  );
}

type Claim = HomeData["claims"][number];

function LeadStat({ value, label, measure }: Claim) {
  return (
    <li className="grid content-end gap-2 max-lg:mb-8 lg:row-span-3">
      <p className="grid gap-5">
        <span className="-ml-[0.05em] text-[clamp(5rem,13vw,11.5rem)] leading-none font-medium tracking-[-0.07em] tabular-nums">
          {value}
        </span>{" "}
        <span className="text-h3 font-semibold tracking-tight">{label}</span>
      </p>
      <p className="max-w-[40ch] text-muted">{measure}</p>
    </li>
  );
}

function RowStat({ value, label, measure }: Claim) {
  return (
    <li className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-4 border-t border-line py-5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:py-6">
      <p className="contents">
        <span className="row-span-2 text-figure font-medium tracking-[-0.045em] tabular-nums">
          {value}
        </span>{" "}
        <span className="text-h4 font-semibold tracking-tight">{label}</span>
      </p>
      <p className="col-start-2 text-md text-muted">{measure}</p>
    </li>
  );
}
