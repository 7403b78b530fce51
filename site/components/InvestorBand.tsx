import type { Investor } from "#contract";
import { InvestorLogo } from "./InvestorLogo.tsx";
import { revealOnReach } from "./reveal-on-reach.ts";
import { Section } from "./ui/Section.tsx";

interface InvestorBandProps {
  heading: string;
  investors: readonly Pick<Investor, "name" | "src">[];
}

/** The logos of the investors. They appear one after another when the visitor scrolls to them. */
export function InvestorBand({ heading, investors }: InvestorBandProps) {
  return (
    <Section ground="band" space="tight" labelledBy="investors">
      <h2
        id="investors"
        className="text-center text-base font-medium tracking-[0] text-muted"
      >
        {heading}
      </h2>
      <ul
        ref={revealOnReach}
        className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4 md:gap-x-8 md:gap-y-10"
      >
        {investors.map(({ name, src }) => (
          <InvestorLogo key={name} name={name} src={src} />
        ))}
      </ul>
    </Section>
  );
}
