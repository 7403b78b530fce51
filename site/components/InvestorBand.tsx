import type { Investor } from "#contract";
import { homeMessages } from "../messages.ts";
import { revealOnReach } from "./reveal-on-reach.ts";
import { Section } from "./ui/Section.tsx";
import "./InvestorBand.css";

interface InvestorBandProps {
  investors: readonly Pick<Investor, "name" | "src">[];
}

/** The logos of the firms behind the clients; they come in one after the other once the band is reached. */
export function InvestorBand({ investors }: InvestorBandProps) {
  return (
    <Section ground="band" space="tight" labelledBy="investors">
      <div className="investors">
        <h2 id="investors" className="investors-heading">
          {homeMessages.investors}
        </h2>
        <ul className="investor-logos" ref={revealOnReach}>
          {investors.map(({ name, src }) => (
            <li key={name}>
              <img
                src={src}
                alt={name}
                width={160}
                height={40}
                fetchPriority="low"
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
