// Plain JavaScript without types or newer features, so that Node 20 can read it.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { isatty } from "node:tty";
import { fileURLToPath } from "node:url";

const REQUIRED_MAJOR = 24;
const CANNOT_RUN = 2;
/** The environment variable that tells the new process that this one has started it. */
const HANDED_OVER = "NORTHLARK_HANDED_OVER";

const isOldNode = () =>
  Number.parseInt(process.versions.node, 10) < REQUIRED_MAJOR;

/**
 * Runs a command again with the Node of `node_modules` if this one is too old. Arguments, streams, signals and the exit
 * status are passed on. The other process ends with this one, however this one ends.
 * @param {string} script the `import.meta.url` of the command
 * @param {{flags: readonly string[], env: Record<string, string>}} how the flags of the other Node, and defaults for
 * its environment
 * @returns {Promise<boolean>} true once the other process has ended; false if this Node is new enough
 */
export async function handOver(script, how = { flags: [], env: {} }) {
  if (!isOldNode()) {
    endWithStarter();
    return false;
  }
  const node = findInstalledNode();
  // Loaded only when needed: most starts are on a new Node.
  const { spawn } = await import("node:child_process");
  const args = [...how.flags, fileURLToPath(script), ...process.argv.slice(2)];
  const child = spawn(node, args, {
    // The channel closes when this process ends, which tells the other one to end too.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...how.env, ...process.env, [HANDED_OVER]: "1" },
  });
  const stopPassing = passSignals(child);
  await new Promise((resolve) => {
    child.once("error", ({ message }) => {
      fail(`The Node at ${node} cannot be started: ${message}.`);
      resolve();
    });
    child.once("exit", (code, signal) => {
      stopPassing();
      if (signal === null) process.exitCode = code ?? CANNOT_RUN;
      // Whoever waits for this process sees that a signal ended it.
      else process.kill(process.pid, signal);
      resolve();
    });
  });
  return true;
}

const endByTerm = () => process.kill(process.pid, "SIGTERM");

/** Ends this process with SIGTERM when the process that handed over to it is gone. */
function endWithStarter() {
  if (process.env[HANDED_OVER] === undefined) return;
  delete process.env[HANDED_OVER];
  process.once("disconnect", endByTerm);
  process.channel?.unref();
  if (!process.connected) endByTerm();
}

function findInstalledNode() {
  const name = process.platform === "win32" ? "node.exe" : "node";
  try {
    const require = createRequire(import.meta.url);
    return join(dirname(require.resolve("node/package.json")), "bin", name);
  } catch {
    const root = dirname(dirname(fileURLToPath(import.meta.url)));
    // Beside a finished build there is nothing that npm could install.
    const remedy = existsSync(join(root, "package.json"))
      ? `Run \`npm ci\` in ${root} to install it.`
      : "Install it from https://nodejs.org.";
    fail(
      `This command needs Node ${REQUIRED_MAJOR}, and this is Node ${process.versions.node}. ${remedy}`,
    );
    process.exit(CANNOT_RUN);
  }
}

/**
 * Passes signals on to a child, which decides whether to end.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {() => void} stops passing them on
 */
export function passSignals(child) {
  // Ctrl+C in a terminal reaches the child as well; a second one would end it at once.
  const terminal = [0, 1, 2].some((stream) => isatty(stream));
  const names = ["SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM", "SIGUSR2"].filter(
    (name) => name in constants.signals,
  );
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    if (signal !== "SIGINT" || !terminal) child.kill(signal);
  };
  for (const name of names) process.on(name, pass);
  return () => {
    for (const name of names) process.off(name, pass);
  };
}

function fail(message) {
  process.stderr.write(`error: ${message}\n`);
  process.exitCode = CANNOT_RUN;
}
