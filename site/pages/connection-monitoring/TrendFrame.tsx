import { AppFrame } from "../../components/app-frame/AppFrame.tsx";
import { ConnectionRows } from "../../components/app-frame/ConnectionRows.tsx";
import { FilterChip, FrameBar } from "../../components/app-frame/FrameBar.tsx";
import { hiddenIf } from "../../components/choice.ts";
import { TrendChart } from "../../components/app-frame/TrendChart.tsx";
import { WatchList } from "../../components/app-frame/WatchList.tsx";
import { MockCaption } from "../../components/MockWindow.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import {
  allCompetitors,
  competitors,
  type Competitor,
} from "../../mock/story.ts";
import { newConnections } from "../../mock/connections.ts";
import {
  accountConnections,
  storyWeek,
  storyWeeks,
} from "../../mock/totals.ts";

const weeks = storyWeeks();
const toWatched = ({ name, newConnections: count, ...rest }: Competitor) => ({
  name,
  count,
  weeks: rest.weeks,
});
const groups = [
  { title: `Since ${weeks[0]}`, members: competitors.map(toWatched) },
  {
    title: `Since ${weeks.at(-(allCompetitors[3]?.weeks.length ?? 1))}`,
    members: allCompetitors.slice(3).map(toWatched),
  },
];

/** Eight weeks of four competitors in the product's window, and the people they met in the last one. */
export function TrendFrame() {
  return (
    <figure className="mt-10 lg:mt-16">
      <AppFrame
        wide
        current="Competitors"
        side={
          <WatchList
            name="rival"
            label={`New connections, ${storyWeek}`}
            everyone={{ label: "All competitors", count: accountConnections }}
            groups={groups}
            tone="rival"
          />
        }
      >
        <FrameBar title="New connections" note={`since ${weeks[0]}`}>
          <FilterChip name="both">Met two competitors</FilterChip>
        </FrameBar>
        <TrendChart
          weeks={weeks}
          lines={allCompetitors.map(({ name, weeks: counts }) => ({
            name,
            counts,
          }))}
          event="New price announced"
        />
        <p
          className={cn(
            "mx-4 mt-3 mb-2 flex items-center gap-2.5 rounded-md border border-rival-line bg-rival-soft px-3 py-2.5",
            hiddenIf.slice(1),
          )}
        >
          <Icon name="signal" size="sm" className="text-rival" />
          <span>
            <strong>Three people at Stonebridge Logistics</strong> met
            Pipewright this week
          </span>
        </p>
        <ConnectionRows
          people={newConnections}
          rivals={allCompetitors.map(({ name }) => name)}
        />
      </AppFrame>
      <MockCaption>
        Sample data: eight weeks of four competitors, {accountConnections} new
        connections in the last one, and {newConnections.length} of the people
        behind them. Choose a competitor to see theirs.
      </MockCaption>
    </figure>
  );
}
