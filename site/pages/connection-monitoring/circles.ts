import {
  namedConnections,
  overlaps,
  type NewConnection,
} from "../../mock/connections.ts";
import { competitors } from "../../mock/story.ts";

/** The size of the picture. The boxes below are its parts in per cent. */
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
}

const boxes: Readonly<Record<string, string>> = {
  "0": "left-[1.5%] top-[3.7%] w-[64.2%] aspect-square",
  "1": "left-[47%] top-[0.9%] w-[50.7%] aspect-square",
  "2": "left-[41%] top-[46.8%] w-[41.8%] aspect-square",
  "0,1": "left-[47%] top-[13.8%] w-[17%] h-[33%]",
  "0,2": "left-[41%] top-[57.8%] w-[17%] h-[20%]",
  "1,2": "left-[66%] top-[52.3%] w-[17%] h-[10%]",
};

function toPart(rivals: readonly string[], count: number): Part {
  const inside = rivals.map((rival) =>
    competitors.findIndex(({ name }) => name === rival),
  );
  return {
    inside,
    rivals,
    count,
    named: namedConnections.filter(
      (person) => person.rivals.join() === rivals.join(),
    ),
    box: boxes[inside.join(",")] ?? "",
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
