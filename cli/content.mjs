#!/usr/bin/env node
// Plain JavaScript, so that an older Node can read it, and because Node compiles a first file in TypeScript before its
// compile cache can be enabled.
const { node } = process.versions;
if (Number.parseInt(node, 10) < 24) {
  process.stderr.write(
    `error: This command needs Node 24, and this is Node ${node}. Run it with \`npx content\`.\n`,
  );
  process.exitCode = 2;
} else {
  const { enableCompileCache } = await import("node:module");
  enableCompileCache();
  await import("./bin.ts");
}
