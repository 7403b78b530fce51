import { access, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** The shells that have a script. */
export const shellNames = ["bash", "zsh", "fish", "powershell"] as const;

export type Shell = (typeof shellNames)[number];

/**
 * The script that completes `content` in a shell. It gets completions from the nearest installation above the current
 * folder, or else from the one that printed the script.
 */
export async function readScript(shell: Shell): Promise<string> {
  const isPowerShell = shell === "powershell";
  const ending = isPowerShell ? "ps1" : shell;
  const url = new URL(`scripts/content.${ending}`, import.meta.url);
  const script = await readFile(url, "utf8");
  const quote = isPowerShell ? quoteForPowerShell : quoteForShell;
  const bin = fileURLToPath(new URL("../../content.mjs", import.meta.url));
  const node = await findNode();
  return script
    .replaceAll("@NODE@", () => quote(node))
    .replaceAll("@BIN@", () => quote(bin));
}

/** The Node.js that is installed with the program, or else the one on the PATH. */
async function findNode(): Promise<string> {
  const url = new URL("../../../node_modules/.bin/node", import.meta.url);
  const path = fileURLToPath(url);
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  return isThere ? path : "node";
}

/** sh and fish take text in single quotes literally. */
function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function quoteForPowerShell(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
