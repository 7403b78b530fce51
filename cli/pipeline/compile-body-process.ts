import { compileBody } from "./compile-body.ts";

// The one who started this process sends a BodyInput and takes a CompiledBody; both are plain data.
process.once("message", (input: Parameters<typeof compileBody>[0]) => {
  process.send?.(compileBody(input));
});
process.once("disconnect", () => process.exit());
