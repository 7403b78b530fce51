import type { Command } from "commander";
import { AppError } from "../../app-error.ts";
import { toRecord } from "../format-record.ts";
import { toTerminalText } from "../format-table.ts";
import { withInboxReader } from "../with-inbox.ts";
import type { StaffContext } from "../staff-context.ts";

interface ShowOptions {
  json?: true;
  data?: string;
}

/** `inbox show <id>`: prints all fields of one submission. */
export function addShowCommand(program: Command, context: StaffContext): void {
  program
    .command("show")
    .description("show one submission")
    .argument("<id>", "its id, as the list prints it")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      "\nExample: inbox show 01a1fe03-6cc6-7501-8679-5eb7eaef18b4",
    )
    .action(async (id: string, _options: unknown, command: Command) => {
      const { json, data } = command.optsWithGlobals<ShowOptions>();
      await withInboxReader(context, data, async (inbox) => {
        const found = await inbox.get(id);
        if (found === undefined)
          throw new AppError(
            "not_found",
            `There is no submission with the id "${toTerminalText(id)}".`,
            { hint: "The list prints whole ids; copy one from there." },
          );
        const record = toRecord(found);
        context.stdout.write(
          json
            ? `${JSON.stringify(record, undefined, 2)}\n`
            : formatLines(record),
        );
      });
    });
}

function formatLines(record: ReturnType<typeof toRecord>): string {
  const { message, ...facts } = record;
  const lines = Object.entries(facts).map(
    ([name, value]) =>
      `${`${name}:`.padEnd(13)}${toTerminalText(String(value))}\n`,
  );
  const text = String(message ?? "")
    .split("\n")
    .map(toTerminalText)
    .join("\n");
  return lines.join("") + (text === "" ? "" : `\n${text}\n`);
}
