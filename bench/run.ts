/** `npm run bench`: measures, prints tables and writes bench/results/<date>.json. */
import {
  parseOptions,
  usage,
  type Options,
  type SuiteName,
} from "./options.ts";
import type { Suite } from "./suite.ts";
import { compile } from "./suites/compile.ts";
import { serve } from "./suites/serve.ts";
import { weight } from "./suites/weight.ts";
import { formatTable } from "./table.ts";
import { describeMachine, writeResults } from "./write-results.ts";

const CANNOT_RUN = 2;
const suites: Record<SuiteName, Suite> = { compile, serve, weight };

async function run(options: Options): Promise<void> {
  const machine = describeMachine();
  console.log(
    `${machine.cores} x ${machine.cpu}, ${machine.memoryMb} MB, Node ${machine.node}, load ${machine.load}\n`,
  );
  const figures: Record<string, unknown> = {};
  for (const name of options.suites) {
    const findings = await suites[name](options);
    figures[name] = findings.figures;
    for (const table of findings.tables) console.log(formatTable(table));
  }
  console.log(await writeResults({ machine, options, suites: figures }));
}

/** The options, or undefined after printing help or an error. */
function readOptions(args: readonly string[]): Options | undefined {
  if (args.includes("--help")) {
    console.log(usage);
    return undefined;
  }
  try {
    return parseOptions(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error("See npm run bench -- --help.");
    process.exitCode = CANNOT_RUN;
    return undefined;
  }
}

const options = readOptions(process.argv.slice(2));
if (options) await run(options);
