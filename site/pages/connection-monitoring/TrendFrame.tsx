import { AppFrame } from "../../components/app-frame/AppFrame.tsx";
import { FilterChip, FrameBar } from "../../components/app-frame/FrameBar.tsx";
import { hiddenIf } from "../../components/choice.ts";
import { TrendChart } from "../../components/app-frame/TrendChart.tsx";
import { WatchList } from "../../components/app-frame/WatchList.tsx";
import { MockCaption } from "../../components/MockWindow.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import {
  allCompetitors,
  type Competitor,
  competitors,
} from "../../mock/story.ts";
import { type NewConnection, newConnections } from "../../mock/connections.ts";
import {
  accountConnections,
  storyWeek,
  storyWeeks,
} from "../../mock/totals.ts";
import { Portrait } from "../../components/Portrait.tsx";
import { Badge } from "../../components/ui/Badge.tsx";

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
          <FilterChip name="both">Connected with two</FilterChip>
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
            <strong>Three people at Stonebridge Logistics</strong> connected
            with Pipewright this week
          </span>
        </p>
        <ul aria-label="People behind the counts">
          {newConnections.map((person) => (
            <ConnectionRow key={person.name} {...person} />
          ))}
        </ul>
      </AppFrame>
      <MockCaption>
        Sample data: eight weeks of four competitors, {accountConnections} new
        connections in the last one, and {newConnections.length} of the people
        behind them. Choose a competitor to see theirs.
      </MockCaption>
    </figure>
  );
}

/**
 * Whom competitors met, and on which day of the week. The frame's checkbox "both" leaves those who met two of them, its
 * radio buttons "rival" those of one competitor.
 */
function ConnectionRow({ rivals, ...person }: NewConnection) {
  const both = rivals.length > 1;
  return (
    <li
      className={cn(
        "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-b border-line px-4 py-2 last:border-b-0 @2xl/frame:grid-cols-[auto_minmax(0,1fr)_13rem_2.5rem]",
        !both && "both:hidden",
        allCompetitors.map(
          ({ name }, index) => !rivals.includes(name) && hiddenIf[index],
        ),
      )}
    >
      <Portrait
        name={person.name}
        className="row-span-2 @2xl/frame:row-span-1"
      />
      <p className="text-muted">
        <strong className="block font-medium text-ink">{person.name}</strong>{" "}
        <span>
          {person.title}, {person.company}
        </span>
      </p>
      <p className="col-span-2 col-start-2 row-start-2 flex flex-wrap gap-1.5 @2xl/frame:col-auto @2xl/frame:row-auto">
        {rivals.map((name) => (
          <Badge key={name} variant={both ? "rival" : "outline"}>
            {name}
          </Badge>
        ))}
      </p>
      <p className="text-muted @2xl/frame:text-right">{person.day}</p>
    </li>
  );
}
