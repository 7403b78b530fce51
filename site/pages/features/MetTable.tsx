import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import { looks } from "../../components/portrait-looks.ts";
import { newConnections, totalOverlap } from "../../mock/connections.ts";
import { competitors } from "../../mock/story.ts";
import { Person } from "../../components/Person.tsx";
import { WeekBars } from "./WeekBars.tsx";

const names = competitors.map(({ name }) => name);
const most = Math.max(...competitors.flatMap(({ weeks }) => weeks));

const people = newConnections.filter(({ rivals }) =>
  rivals.some((rival) => names.includes(rival)),
);

/** Who connected with which competitor this week: a row for each person, a column for each competitor. */
export function MetTable() {
  return (
    <div className="min-w-0 overflow-hidden rounded-lg border border-line-strong bg-surface shadow-frame">
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="caption-bottom border-t border-line bg-rival-soft px-5 py-4 text-left text-sm text-muted sm:px-6">
          <span className="font-semibold text-rival tabular-nums">
            {totalOverlap}
          </span>{" "}
          people connected with two competitors this week. They come first.
        </caption>
        <Head />
        <tbody>
          {people.map(({ id, name, title, company, rivals }) => (
            <tr
              key={id}
              className={cn(
                "border-t border-line",
                rivals.length > 1 && "bg-rival-soft",
              )}
            >
              <th scope="row" className="py-3 pl-4 font-normal sm:pl-6">
                <Person
                  name={name}
                  look={looks[name]}
                  about={
                    <>
                      {title}
                      <span className="max-sm:hidden">, {company}</span>
                    </>
                  }
                  className="max-sm:[&>svg]:hidden"
                />
              </th>
              {competitors.map((competitor) => (
                <td key={competitor.name} className="px-1 text-center">
                  <Mark met={rivals.includes(competitor.name)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head() {
  return (
    <thead>
      <tr className="align-bottom">
        <th
          scope="col"
          className="py-4 pl-4 text-note font-normal text-faint sm:pl-6"
        >
          New connections
        </th>
        {competitors.map(({ name, newConnections: count, weeks }) => (
          <th
            key={name}
            scope="col"
            className="w-18 py-4 text-center text-xs font-medium max-sm:last:w-20 max-sm:last:pr-2 sm:w-28 sm:text-sm"
          >
            <span className="mx-auto mb-2 block w-fit max-sm:hidden">
              <WeekBars weeks={weeks} most={most} color="rival" />
            </span>
            <span className="block text-h3 leading-none font-medium text-rival tabular-nums">
              {count}
            </span>{" "}
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Mark({ met }: { met: boolean }) {
  return met ? (
    <span className="inline-grid size-8 place-items-center rounded-sm border border-rival-line bg-rival-soft text-rival">
      <Icon name="check" size="sm" label="Connected" />
    </span>
  ) : (
    <span className="text-line-strong" aria-hidden="true">
      –
    </span>
  );
}
