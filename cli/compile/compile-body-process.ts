import { prepareEnglish } from "../rules/spelling/english.ts";
import { compileBody } from "./compile-body.ts";

// The parent process sends one BodyInput at a time and receives a CompiledBody. Both are plain data.
process.on("message", async (input: Parameters<typeof compileBody>[0]) => {
  if (input.spelling) await prepareEnglish();
  process.send?.(compileBody(input));
});
process.once("disconnect", () => process.exit());
