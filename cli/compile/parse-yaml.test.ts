import { expect, test } from "vitest";
import { createSourceText } from "../model/source-text.ts";
import { parseYaml } from "./parse-yaml.ts";

test("finds places in YAML, whether it is plain or not", () => {
  const plain = createSourceText("site.yaml", "note: one\nlast: end\n");
  const folded = createSourceText("site.yaml", "note: |\n  one\nlast: end\n");
  for (const source of [plain, folded]) {
    const start = source.text.indexOf("end");
    const yaml = parseYaml(source).value;
    expect(yaml?.rangeOf(["last"])).toEqual({ start, end: start + 3 });
  }
});
