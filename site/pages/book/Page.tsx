import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { bookMessages } from "../../messages/book.ts";
import type bookData from "./data.ts";
import { Scheduler } from "./Scheduler.tsx";

/** The calendar of the scheduler, and the other ways to get a demo. */
export default function BookPage({ data }: PageProps<typeof bookData>) {
  const { words, ...scheduler } = data;
  return (
    <Section space="loose" className="pt-14 lg:pt-20">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-5-7 lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-5">
          <h1>{words.hero.headline}</h1>
          <Lead>{words.hero.lead}</Lead>
          <div className="mt-3 max-lg:hidden">
            <Week />
          </div>
        </div>
        <Scheduler {...scheduler} />
        <div>
          <h2 className="mb-3 text-base font-medium tracking-normal text-muted">
            {words.agenda.heading}
          </h2>
          <ol className="[counter-reset:step]">
            {words.steps.map(({ title, text }) => (
              <li
                key={title}
                className="relative border-t border-line py-4 pl-11 [counter-increment:step] before:absolute before:top-5 before:left-0 before:font-mono before:text-sm before:text-faint before:content-[counter(step)]"
              >
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

const COLUMN = 84;
const HOUR = 22;
const LEFT = 52;
const TOP = 34;
const HOURS = ["09:00", "11:00", "13:00", "15:00", "17:00"];

/** What is in the calendar already: of each its day, its first hour after nine, and its length in hours. */
const busy = [
  [0, 0, 1.5],
  [0, 4, 2],
  [1, 2, 1],
  [1, 5, 2.5],
  [2, 0.5, 2],
  [2, 6, 1],
  [3, 0, 1],
  [3, 4.5, 1.5],
  [4, 1, 3],
  [4, 6, 1.5],
] as const;

const yOf = (hour: number) => TOP + hour * HOUR;

const WIDTH = LEFT + COLUMN * bookMessages.days.length;
const HEIGHT = yOf(8.5);

/** A week of a calendar with room for one more meeting. Decoration. */
function Week() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full rounded-lg border border-line bg-surface shadow-frame"
    >
      <Grid />
      {busy.map(([day, from, hours]) => (
        <rect
          key={`${day} ${from}`}
          x={LEFT + day * COLUMN + 4}
          y={yOf(from) + 2}
          width={COLUMN - 8}
          height={hours * HOUR - 4}
          rx="4"
          className="fill-raised stroke-line"
        />
      ))}
      <g transform={`translate(${LEFT + COLUMN} ${yOf(3.5)})`}>
        <rect
          x="2"
          width={COLUMN - 4}
          height={HOUR * 1.25}
          rx="5"
          className="fill-primary"
        />
        <text
          x={COLUMN / 2}
          y={HOUR * 0.625 + 4.5}
          textAnchor="middle"
          className="fill-on-primary text-note font-medium"
        >
          {bookMessages.meeting}
        </text>
      </g>
    </svg>
  );
}

function Grid() {
  return (
    <g className="font-mono text-xs">
      {bookMessages.days.map((day, index) => (
        <g key={day} transform={`translate(${LEFT + index * COLUMN} 0)`}>
          <text
            x={COLUMN / 2}
            y="22"
            textAnchor="middle"
            className="fill-muted"
          >
            {day}
          </text>
          <path d={`M0 0V${HEIGHT}`} className="stroke-line" />
        </g>
      ))}
      {HOURS.map((hour, index) => (
        <g key={hour} transform={`translate(0 ${yOf(index * 2)})`}>
          <path d={`M${LEFT} 0H${WIDTH}`} className="stroke-line" />
          <text x={LEFT - 8} y="4" textAnchor="end" className="fill-faint">
            {hour}
          </text>
        </g>
      ))}
    </g>
  );
}
