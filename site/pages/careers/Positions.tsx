import { ApplyLink } from "../../components/ApplyLink.tsx";
import { CalendarDate } from "../../components/CalendarDate.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import type { CareersData, CareersWords } from "./data.ts";
import { careersMessages } from "../../messages.ts";

interface PositionsProps extends Pick<CareersData, "positions"> {
  words: CareersWords["positions"];
}

export function Positions({ words, positions }: PositionsProps) {
  return (
    <>
      <div className="positions-head">
        <h2 id="positions-heading">{words.heading}</h2>
        <p className="numeric">{careersMessages.open(positions.length)}</p>
      </div>
      <ul className="positions">
        {positions.map((position) => (
          <li key={position.slug}>
            <div>
              <p className="position-department">{position.department}</p>
              <h3>
                <SiteLink href={position.path}>{position.title}</SiteLink>
              </h3>
            </div>
            <p className="position-facts">
              <span>{position.location}</span>
              <span>{position.type}</span>
              <span>
                {careersMessages.posted} <CalendarDate date={position.date} />
              </span>
            </p>
            <ApplyLink job={position} variant="secondary" />
          </li>
        ))}
      </ul>
    </>
  );
}
