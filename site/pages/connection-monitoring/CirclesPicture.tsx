import { Portrait } from "../../components/Portrait.tsx";
import { brightIf } from "../../components/choice.ts";
import { cn } from "../../components/ui/cn.ts";
import { connectionMessages } from "../../messages/connection.ts";
import { competitors } from "../../mock/story.ts";
import {
  circles,
  firstPart,
  HEIGHT,
  parts,
  WIDTH,
  type Part,
} from "./circles.ts";

/**
 * Three competitors as circles, with the people whom each met. A circle, and where two of them meet, is a radio button:
 * the list of its names is shown by CSS.
 */
export function CirclesPicture() {
  return (
    <fieldset className="relative min-w-0">
      <legend className="sr-only">{connectionMessages.circles}</legend>
      <Drawing />
      {parts.map((part, number) => (
        <PartChoice key={part.rivals.join()} {...part} number={number} />
      ))}
    </fieldset>
  );
}

/** The circles, and the shape of each part, which is only seen when it is chosen. */
function Drawing() {
  return (
    <svg
      className="block w-full overflow-visible"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {circles.map(({ x, y, r }, number) => (
        <clipPath key={x} id={`circle-${number}`}>
          <circle cx={x} cy={y} r={r} />
        </clipPath>
      ))}
      {circles.map(({ x, y, r }) => (
        <circle
          key={x}
          className="fill-rival"
          opacity="0.1"
          cx={x}
          cy={y}
          r={r}
        />
      ))}
      {parts.map(({ inside: [first = 0, second = first] }, number) => (
        <g
          key={number}
          className={cn(
            "opacity-0 transition-opacity duration-180",
            brightIf[number],
          )}
          clipPath={`url(#circle-${second})`}
        >
          <circle
            className="fill-rival"
            fillOpacity="0.3"
            cx={circles[first]?.x}
            cy={circles[first]?.y}
            r={circles[first]?.r}
          />
        </g>
      ))}
      {circles.map(({ x, y, r }) => (
        <circle
          key={x}
          className="fill-none stroke-rival"
          cx={x}
          cy={y}
          r={r}
        />
      ))}
    </svg>
  );
}

/** Where the name of a circle stands in it, and where its people. */
const places = [
  { name: "top-4 left-4", people: "top-1/2 left-6" },
  { name: "top-1 right-0", people: "top-1/2 right-6" },
  { name: "top-full left-1/2 -translate-1/2", people: "top-1/2 right-6" },
];

interface PartChoiceProps extends Part {
  number: number;
}

function PartChoice({ number, rivals, count, named, box }: PartChoiceProps) {
  const [rival = "", other = ""] = rivals;
  const alone = competitors[number];
  return (
    <label
      className={cn(
        "group/part absolute cursor-pointer rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        box,
      )}
    >
      <input
        type="radio"
        name="part"
        value={number}
        defaultChecked={number === firstPart}
        className="absolute inset-0 cursor-pointer rounded-full opacity-0"
      />
      <span
        className={cn(
          "pointer-events-none absolute flex gap-2",
          alone
            ? places[number]?.people
            : "inset-0 flex-wrap place-content-center rounded-full border border-transparent group-hover/part:border-rival",
        )}
      >
        {named.map(({ name }) => (
          <Portrait
            key={name}
            name={name}
            className="size-6 ring-2 ring-page sm:size-9"
          />
        ))}
      </span>
      {alone ? (
        <span
          className={cn(
            "absolute rounded-full border border-rival-line bg-page px-3 py-1 text-note leading-normal font-medium whitespace-nowrap text-ink group-hover/part:border-rival group-has-checked/part:bg-rival group-has-checked/part:text-page",
            places[number]?.name,
          )}
        >
          {alone.name}{" "}
          <span className="tabular-nums">{alone.newConnections}</span>
        </span>
      ) : (
        <span className="sr-only">
          {connectionMessages.both(rival, other, count)}
        </span>
      )}
    </label>
  );
}
