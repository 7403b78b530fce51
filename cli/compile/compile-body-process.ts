import { compileBody } from "./compile-body.ts";

// The parent process sends one BodyInput at a time and receives a CompiledBody. Both are plain data.
process.on("message", (input: Parameters<typeof compileBody>[0]) => {
  process.send?.(compileBody(input));
});
process.once("disconnect", () => process.exit());
