// Plain JavaScript without types or newer features, so that Node 20 can read it.
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * How Node runs the server. What a page leaves behind when it is rendered is collected sooner, and freed memory goes
 * back to the system: this halves the memory of a busy server, for the same processor time. All of it has to be set
 * before Node starts.
 */
export const smallHeap = {
  flags: [
    "--max-semi-space-size=4",
    "--initial-old-space-size=48",
    "--heap-growing-percent=50",
  ],
  // For the allocator of glibc. Others ignore it.
  env: { MALLOC_ARENA_MAX: "2" },
};

const nameOf = (flag) => flag.split("=", 1)[0];

/** The flags that neither the command line nor NODE_OPTIONS has set already, to this or to another value. */
function missingFlags() {
  const given = [
    ...process.execArgv,
    ...(process.env.NODE_OPTIONS ?? "").split(/\s+/u),
  ].map((flag) => nameOf(flag).replaceAll("_", "-"));
  return smallHeap.flags.filter((flag) => !given.includes(nameOf(flag)));
}

function isMain(script) {
  const [, main] = process.argv;
  return main !== undefined && realpathSync(main) === fileURLToPath(script);
}

/**
 * Starts the running script again in the same process, with a small heap, unless Node has been started with one. Does
 * nothing where a process cannot replace itself (Windows), or where another process holds a channel to it.
 * @param {string} script the `import.meta.url` of the command. It may also be imported by another one.
 */
export function restartWithSmallHeap(script) {
  const missing = missingFlags();
  if (missing.length === 0 || process.execve === undefined) return;
  if (process.channel !== undefined || !isMain(script)) return;
  const args = [...missing, ...process.execArgv, ...process.argv.slice(1)];
  try {
    process.execve(process.execPath, [process.execPath, ...args], {
      ...smallHeap.env,
      ...process.env,
    });
  } catch {
    // Node's permission model forbids it: the server only takes more memory.
  }
}
