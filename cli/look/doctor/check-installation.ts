import { fail, ok, warn, type Finding } from "./finding.ts";

/** The supported version of Node.js. */
const MADE_FOR = 24;
/** The first version that runs TypeScript files. */
const FIRST_VERSION: readonly [major: number, minor: number] = [22, 18];

/** @param version without a leading `v`, such as `24.1.0` */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const remedy = `Run it through npm (\`npx content\`), which brings Node ${MADE_FOR}, or install that.`;
  if (major >= MADE_FOR) return ok(`Node ${version}.`);
  const [firstMajor, firstMinor] = FIRST_VERSION;
  const runs =
    major > firstMajor || (major === firstMajor && minor >= firstMinor);
  const message = `Node ${version} is older than ${MADE_FOR}, which the tool is made for.`;
  return runs ? warn(message, remedy) : fail(message, remedy);
}

/** Checks that the native packages load on this machine. */
export async function checkPackages(): Promise<Finding> {
  try {
    await import("../../compile/compile-content.ts");
    const { createPipeline } = await import("../../compile/pipeline.ts");
    createPipeline().checker.parse("# A\n");
    return ok("All packages load.");
  } catch (error) {
    const [why = ""] = String(
      error instanceof Error ? error.message : error,
    ).split("\n");
    const message = `A package cannot be loaded: ${why}`;
    return fail(message, "Install again: `npm ci`.");
  }
}
