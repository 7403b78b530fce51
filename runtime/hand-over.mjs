// Plain JavaScript without types or newer features, so that Node 20 can read it.
import { createRequire } from "node:module";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { isatty } from "node:tty";
import { fileURLToPath } from "node:url";

const REQUIRED_MAJOR = 24;
const CANNOT_RUN = 2;

const isOldNode = () =>
  Number.parseInt(process.versions.node, 10) < REQUIRED_MAJOR;

/**
 * Runs a command again with the Node of `node_modules` if this one is too old. Arguments, streams, signals and the exit
 * status are passed on.
 * @param {string} script the `import.meta.url` of the command
 * @returns {Promise<boolean>} true once the other process has ended; false if this Node is new enough
 */
export async function handOver(script) {
  if (!isOldNode()) return false;
  const node = findInstalledNode();
  // Loaded only when needed: most starts are on a new Node.
  const { spawn } = await import("node:child_process");
  const child = spawn(node, [fileURLToPath(script), ...process.argv.slice(2)], {
    stdio: "inherit",
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

function findInstalledNode() {
  const name = process.platform === "win32" ? "node.exe" : "node";
  try {
    const require = createRequire(import.meta.url);
    return join(dirname(require.resolve("node/package.json")), "bin", name);
  } catch {
    const root = dirname(dirname(fileURLToPath(import.meta.url)));
    fail(
      `This command needs Node ${REQUIRED_MAJOR}, and this is Node ${process.versions.node}.\nRun \`npm ci\` in ${root} to install it.`,
    );
    process.exit(CANNOT_RUN);
  }
}

/** Passes signals on to the child, which decides whether to end. */
function passSignals(child) {
  // Ctrl+C in a terminal reaches the child as well; a second one would end it at once.
  const terminal = [0, 1, 2].some((stream) => isatty(stream));
  const names = ["SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM", "SIGUSR2"].filter(
    (name) => name in constants.signals,
  );
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
