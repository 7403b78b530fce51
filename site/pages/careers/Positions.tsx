import { ApplyLink } from "../../components/ApplyLink.tsx";
import { CalendarDate } from "../../components/CalendarDate.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import type { CareersData, CareersWords } from "./data.ts";
import { careersMessages } from "../../messages/careers.ts";

interface PositionsProps extends Pick<CareersData, "positions"> {
  words: CareersWords["positions"];
}

export function Positions({ words, positions }: PositionsProps) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="positions-heading">{words.heading}</h2>
        <p className="text-muted tabular-nums">
          {careersMessages.open(positions.length)}
        </p>
      </div>
      <ul className="border-b border-line">
        {positions.map((position) => (
          <li
            key={position.slug}
            className="grid justify-items-start gap-3 border-t border-line py-6 md:grid-cols-[5fr_5fr_auto] md:items-center md:gap-6"
          >
            <div>
              <p className="text-sm text-muted">{position.department}</p>
              <h3>
                <SiteLink
                  href={position.path}
                  className="underline-offset-4 hover:text-link hover:underline hover:decoration-1"
                >
                  {position.title}
                </SiteLink>
              </h3>
            </div>
            <p className="flex flex-wrap gap-x-5 gap-y-0.5 text-md text-muted">
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
