import { parseArgs } from "node:util";
import {
  characterNames,
  isCharacter,
  type CharacterName,
} from "./corpus-characters.ts";
import { peerNames } from "./peers.ts";

export const suiteNames = ["compile", "serve", "weight"] as const;
export type SuiteName = (typeof suiteNames)[number];

const limits = {
  posts: { preset: 200, max: 100_000 },
  runs: { preset: 3, max: 50 },
  requests: { preset: 20_000, max: 1_000_000 },
  seconds: { preset: 4, max: 60 },
  connections: { preset: 16, max: 256 },
} as const;
type LimitName = keyof typeof limits;

/** The tools that the toolchain is compared with. */
const yardsticks = ["plain", ...peerNames] as const;
type Yardstick = (typeof yardsticks)[number];

/** What to measure, and how often. */
export interface Options extends Record<LimitName, number> {
  suites: readonly SuiteName[];
  yardsticks: readonly Yardstick[];
  corpora: readonly CharacterName[];
}

export const usage = `npm run bench -- [${suiteNames.join("|")} ...] [options]

  --posts N        compile: posts in the corpus (${limits.posts.preset})
  --corpus NAME    compile: one corpus only: ${characterNames.join(", ")}
  --runs N         compile: runs, of which the median counts (${limits.runs.preset})
  --no-NAME        compile: leave out ${yardsticks.join(", ")}
  --requests N     serve: requests of each kind, at most (${limits.requests.preset})
  --seconds N      serve: seconds for each kind, at most (${limits.seconds.preset})
  --connections N  serve: connections that are kept alive (${limits.connections.preset})
`;

function isSuite(name: string): name is SuiteName {
  return suiteNames.some((known) => known === name);
}

/** The corpora to compile: all of them unless one is named. */
function readCorpora(name: string | undefined): readonly CharacterName[] {
  if (name === undefined) return characterNames;
  if (isCharacter(name)) return [name];
  throw new Error(
    `There is no corpus "${name}"; there are ${characterNames.join(", ")}.`,
  );
}

/** @throws Error with a message for the user */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      "no-plain": { type: "boolean" },
      "no-eleventy": { type: "boolean" },
      "no-velite": { type: "boolean" },
      "no-hugo": { type: "boolean" },
      corpus: { type: "string" },
      posts: { type: "string" },
      runs: { type: "string" },
      requests: { type: "string" },
      seconds: { type: "string" },
      connections: { type: "string" },
    },
  });
  const read = (name: LimitName): number => {
    const text = values[name];
    const { preset, max } = limits[name];
    const value = Number(text ?? preset);
    if (Number.isInteger(value) && value > 0 && value <= max) return value;
    throw new Error(
      `--${name} takes a whole number from 1 to ${max}, not "${text}".`,
    );
  };
  const unknown = positionals.find((name) => !isSuite(name));
  if (unknown !== undefined)
    throw new Error(
      `There is no suite "${unknown}"; there are ${suiteNames.join(", ")}.`,
    );
  const suites = positionals.filter(isSuite);
  return {
    suites: suites.length > 0 ? [...new Set(suites)] : suiteNames,
    corpora: readCorpora(values.corpus),
    yardsticks: yardsticks.filter((name) => values[`no-${name}`] !== true),
    posts: read("posts"),
    runs: read("runs"),
    requests: read("requests"),
    seconds: read("seconds"),
    connections: read("connections"),
  };
}
