import { compileBody } from "./compile-body.ts";

// The one who started this process sends one BodyInput at a time and takes a CompiledBody; both are plain data.
process.on("message", (input: Parameters<typeof compileBody>[0]) => {
  process.send?.(compileBody(input));
});
process.once("disconnect", () => process.exit());
