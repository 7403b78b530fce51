// Plain JavaScript without types or newer features, so that Node 20 can read it.
import { existsSync, realpathSync } from "node:fs";
import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";

const nameOf = (flag) => flag.split("=", 1)[0];

/** The flags that neither the command line nor NODE_OPTIONS sets, to any value. */
function missingFlags(flags) {
  const given = [
    ...process.execArgv,
    ...(process.env.NODE_OPTIONS ?? "").split(/\s+/u),
  ].map((flag) => nameOf(flag).replaceAll("_", "-"));
  return flags.filter((flag) => !given.includes(nameOf(flag)));
}

/** False where Node knows only its name, as in a chroot without /proc. A failed `execve` would end the process. */
const isNodeFound = () =>
  isAbsolute(process.execPath) && existsSync(process.execPath);

function isMain(script) {
  const [, main] = process.argv;
  return main !== undefined && realpathSync(main) === fileURLToPath(script);
}

/**
 * Replaces this process by a new run of its script with some flags, under the same process id. Does nothing if all
 * flags are set already, on Windows, where a process cannot replace itself, with a channel to a parent process, which
 * would be lost, where Node cannot be found again, and if the script was only imported.
 * @param {string} script the `import.meta.url` of the command
 * @param {{flags: readonly string[], env: Record<string, string>}} how the flags of Node, and defaults for its
 * environment
 */
export function restartWith(script, { flags, env }) {
  const missing = missingFlags(flags);
  if (missing.length === 0 || process.execve === undefined) return;
  if (!isNodeFound()) return;
  if (process.channel !== undefined || !isMain(script)) return;
  const args = [...missing, ...process.execArgv, ...process.argv.slice(1)];
  try {
    process.execve(process.execPath, [process.execPath, ...args], {
      ...env,
      ...process.env,
    });
  } catch {
    // Node's permission model forbids it. The command only runs slower, or takes more memory.
  }
}
