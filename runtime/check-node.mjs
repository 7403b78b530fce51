// Plain JavaScript without newer features, so that an older Node can read it.
const REQUIRED_MAJOR = 24;
const CANNOT_RUN = 2;

/** Ends a process on an older Node, after one line that says which one it needs. */
export function checkNode() {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= REQUIRED_MAJOR) return;
  process.stderr.write(
    `error: This command needs Node ${REQUIRED_MAJOR}, and this is Node ${node}. Run it with npm or npx in the project's folder, which has its own, or install Node from https://nodejs.org.\n`,
  );
  process.exit(CANNOT_RUN);
}
