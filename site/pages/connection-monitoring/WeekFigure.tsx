import { competitors } from "../../mock/story.ts";
import { totalConnections } from "../../mock/totals.ts";
import { ConnectionChart } from "./ConnectionChart.tsx";

/** The week of three competitors, at full page width. */
export function WeekFigure() {
  return (
    <figure className="connections-figure">
      <p className="connections-total">
        <span className="numeric">{totalConnections}</span> new connections this
        week, around {competitors.length} competitors
      </p>
      <ConnectionChart />
      <figcaption className="mock-caption">One week of sample data.</figcaption>
    </figure>
  );
}
