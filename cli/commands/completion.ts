import { resolve } from "node:path";
import { Argument, type Command } from "commander";
import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import type { AddCommand } from "./command.ts";
import { access, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const shellNames = ["bash", "zsh", "fish", "powershell"] as const;

type Shell = (typeof shellNames)[number];

export const addCompletionCommand: AddCommand = (program, context, finish) => {
  program
    .command("completion")
    .description("print a script that completes commands in a shell")
    .addArgument(
      new Argument("<shell>", "the shell that you use").choices(shellNames),
    )
    .addHelpText(
      "after",
      `
Examples:
  eval "$(npx content completion bash)"     in ~/.bashrc
  eval "$(npx content completion zsh)"      in ~/.zshrc, after compinit
  npx content completion fish > ~/.config/fish/conf.d/content.fish
  npx content completion powershell | Out-String | Invoke-Expression

It completes \`npx content\` and \`content\`. The latter starts sooner, with
node_modules/.bin of the project on the PATH.`,
    )
    .action(async (shell: Shell) => {
      context.stdout.write(await readScript(shell));
      finish(exitCodes.clean);
    });
  program
    .command("__complete", { hidden: true })
    .description("what may come next on a command line, one a line")
    .argument("[words...]")
    .action(async (words: string[]) => {
      finish(await printCandidates(program, words, context));
    });
};

async function printCandidates(
  program: Command,
  words: readonly string[],
  { cwd, env, stdout }: CommandContext,
): Promise<ExitCode> {
  const { complete } = await import("./completion/complete.ts");
  const { createValueLister } = await import("./completion/list-values.ts");
  const typed = words.indexOf("--content");
  const named = typed === -1 ? undefined : words[typed + 1];
  const contentDir = resolve(cwd, named || env.CONTENT_DIR || "content");
  const listValues = createValueLister(contentDir);
  const { candidates, paths } = await complete(program, words, listValues);
  const lines = candidates.map(({ description, value }) => {
    return `${value}\t${description.replaceAll(/\s+/gu, " ")}`;
  });
  if (paths !== undefined) lines.push(`:${paths}`);
  stdout.write(lines.map((line) => `${line}\n`).join(""));
  return exitCodes.clean;
}

/**
 * The script that completes `content` in a shell. It gets completions from the nearest installation above the current
 * folder, or else from the one that printed the script.
 */
async function readScript(shell: Shell): Promise<string> {
  const isPowerShell = shell === "powershell";
  const ending = isPowerShell ? "ps1" : shell;
  const url = new URL(`completion/scripts/content.${ending}`, import.meta.url);
  const script = await readFile(url, "utf8");
  const quote = isPowerShell ? quoteForPowerShell : quoteForShell;
  const bin = fileURLToPath(new URL("../content.mjs", import.meta.url));
  const node = await findNode();
  return script
    .replaceAll("@NODE@", () => quote(node))
    .replaceAll("@BIN@", () => quote(bin));
}

/** The Node.js that is installed with the program, or else the one on the PATH. */
async function findNode(): Promise<string> {
  const url = new URL("../../node_modules/.bin/node", import.meta.url);
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
