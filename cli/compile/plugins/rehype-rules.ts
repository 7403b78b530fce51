import type { Root } from "hast";
import type { VFile } from "vfile";
import { checkLostMarkup } from "../../rules/html/check-lost-markup.ts";
import { checkBody } from "../../rules/run-checks.ts";

/** Checks a text by the rules, and adds what they find to the data of the file. */
export function rehypeRules() {
  return (_: Root, { data }: VFile): void => {
    const {
      facts,
      fragments = { wireframe: {}, code: {} },
      losses = [],
    } = data;
    if (facts === undefined) throw new Error("rehypeFacts comes before");
    data.diagnostics = [
      ...checkLostMarkup(losses, facts.source, facts.range),
      ...checkBody(facts, fragments),
    ];
  };
}
