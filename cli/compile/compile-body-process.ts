import { prepareEnglish } from "../rules/spelling/english.ts";
import { compileBody } from "./compile-body.ts";

// The one who started this process sends one BodyInput at a time and takes a CompiledBody; both are plain data.
process.on("message", async (input: Parameters<typeof compileBody>[0]) => {
  if (input.spelling) await prepareEnglish();
  process.send?.(compileBody(input));
});
process.once("disconnect", () => process.exit());
