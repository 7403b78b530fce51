import { expect, test } from "vitest";
import { createSourceText } from "../model/source-text.ts";
import { readYaml } from "./compile-records.ts";

test("finds places in YAML, whether it is plain or not", () => {
  const plain = createSourceText("site.yaml", "note: one\nlast: end\n");
  const folded = createSourceText("site.yaml", "note: |\n  one\nlast: end\n");
  for (const source of [plain, folded]) {
    const start = source.text.indexOf("end");
    const { yaml } = readYaml(source);
    expect(yaml?.rangeOf(["last"])).toEqual({ start, end: start + 3 });
  }
});
