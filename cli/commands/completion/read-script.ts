import { access, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** The shells that have a script -> the extension of the script. */
const endings = { bash: "bash", zsh: "zsh", fish: "fish", powershell: "ps1" };

type Shell = keyof typeof endings;

export const shellNames = ["bash", "zsh", "fish", "powershell"] as const;

/**
 * The script that completes `content` in a shell. It gets completions from the nearest installation above the current
 * folder, or else from the one that printed the script.
 */
export async function readScript(shell: Shell): Promise<string> {
  const url = new URL(`scripts/content.${endings[shell]}`, import.meta.url);
  const script = await readFile(url, "utf8");
  const quote = shell === "powershell" ? quoteForPowerShell : quoteForShell;
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
