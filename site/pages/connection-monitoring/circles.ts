import {
  namedConnections,
  overlaps,
  type NewConnection,
} from "../../mock/connections.ts";
import { competitors } from "../../mock/story.ts";

/** The size of the picture. The classes below are its points in per cent. */
export const WIDTH = 670;
export const HEIGHT = 545;

/** The circle of each competitor, in the order of `competitors`. */
export const circles = [
  { x: 225, y: 235, r: 215 },
  { x: 485, y: 175, r: 170 },
  { x: 415, y: 395, r: 140 },
] as const;

/** A part of the picture: the people of one competitor, or those whom two of them met. */
export interface Part {
  /** Numbers of the circles. */
  inside: readonly number[];
  rivals: readonly string[];
  /** All people in it. */
  count: number;
  named: readonly NewConnection[];
  /** The box in which a click chooses it. */
  box: string;
  /** Where its named people are. */
  places: readonly string[];
}

const boxes: Readonly<Record<string, string>> = {
  "0": "left-[1.5%] top-[3.7%] w-[64.2%] aspect-square",
  "1": "left-[47%] top-[0.9%] w-[50.7%] aspect-square",
  "2": "left-[41%] top-[46.8%] w-[41.8%] aspect-square",
  "0,1": "left-[47.5%] top-[13.8%] w-[17%] h-[33%]",
  "0,2": "left-[41.8%] top-[57.8%] w-[17.9%] h-[19.3%]",
  "1,2": "left-[65.4%] top-[52.3%] w-[16%] h-[10.1%]",
};

const places: Readonly<Record<string, readonly string[]>> = {
  "0": ["left-[14.2%] top-[35%]", "left-[23%] top-[57%]"],
  "1": ["left-[87.3%] top-[32%]", "left-[80%] top-[45%]"],
  "2": ["left-[72.5%] top-[76%]", "left-[62%] top-[85%]"],
  "0,1": [
    "left-[55.7%] top-[19.8%]",
    "left-[51.5%] top-[30.3%]",
    "left-[60.7%] top-[29.7%]",
    "left-[56%] top-[40%]",
  ],
  "0,2": [
    "left-[47.5%] top-[61.5%]",
    "left-[54.9%] top-[66.8%]",
    "left-[48.1%] top-[71.9%]",
  ],
  "1,2": ["left-[69.6%] top-[56.9%]", "left-[77.4%] top-[58.4%]"],
};

function toPart(rivals: readonly string[], count: number): Part {
  const inside = rivals.map((rival) =>
    competitors.findIndex(({ name }) => name === rival),
  );
  const key = inside.join(",");
  return {
    inside,
    rivals,
    count,
    named: namedConnections.filter(
      (person) => person.rivals.join() === rivals.join(),
    ),
    box: boxes[key] ?? "",
    places: places[key] ?? [],
  };
}

const sharedBy = (rival: string) =>
  overlaps
    .filter(({ rivals }) => rivals.some((name) => name === rival))
    .reduce((sum, { people }) => sum + people, 0);

/** First those of one competitor alone, then those of two: these lie above the circles. */
export const parts: readonly Part[] = [
  ...competitors.map(({ name, newConnections }) =>
    toPart([name], newConnections - sharedBy(name)),
  ),
  ...overlaps.map(({ rivals, people }) => toPart(rivals, people)),
];

/** The part that is chosen at first: the most people whom two competitors met. */
export const firstPart = competitors.length;
