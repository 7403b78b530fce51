import { once } from "node:events";
import { Argument, Option, type Command } from "commander";
import { formatCsvLine } from "../format-csv.ts";
import { recordColumns, toRecord } from "../format-record.ts";
import type { InboxReader } from "../inbox-reader.ts";
import { withInboxReader } from "../with-inbox.ts";
import type { OutputStream, StaffContext } from "../staff-context.ts";
import { submissionKinds, type SubmissionKind } from "../submission.ts";

interface ExportOptions {
  format: "jsonl" | "csv";
  email?: string;
  data?: string;
}

/** `inbox export`: prints every submission of a kind, oldest first, with quarantined ones marked. */
export function addExportCommand(
  program: Command,
  context: StaffContext,
): void {
  program
    .command("export")
    .description("print every submission, one record a line")
    .addArgument(
      new Argument("<kind>", "which ones").choices([...submissionKinds, "all"]),
    )
    .addOption(
      new Option("--format <format>", "form of a record")
        .choices(["jsonl", "csv"])
        .default("jsonl"),
    )
    .option("--email <address>", "only what was sent from this address")
    .addHelpText(
      "after",
      "\nExample: inbox export newsletter --format csv > newsletter.csv\nExample: inbox export all --email ada@example.com",
    )
    .action(
      async (
        kind: SubmissionKind | "all",
        _options: unknown,
        command: Command,
      ) => {
        const options = command.optsWithGlobals<ExportOptions>();
        await withInboxReader(context, options.data, async (inbox) => {
          for await (const line of formatLines(inbox, kind, options))
            await write(context.stdout, line);
        });
      },
    );
}

async function* formatLines(
  inbox: InboxReader,
  kind: SubmissionKind | "all",
  { format, email }: ExportOptions,
): AsyncGenerator<string> {
  const only = kind === "all" ? undefined : kind;
  const columns = recordColumns(only === undefined ? submissionKinds : [only]);
  if (format === "csv") yield formatCsvLine(columns);
  for await (const submission of inbox.each({ kind: only, email })) {
    const record = toRecord(submission);
    yield format === "csv"
      ? formatCsvLine(columns.map((column) => String(record[column] ?? "")))
      : `${JSON.stringify(record)}\n`;
  }
}

async function write(stream: OutputStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, "drain");
}
