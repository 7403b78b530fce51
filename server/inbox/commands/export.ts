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
  data?: string;
}

/** `inbox export`: every submission of a kind, oldest first, quarantined ones marked. */
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
    .addHelpText(
      "after",
      "\nExample: inbox export newsletter --format csv > newsletter.csv",
    )
    .action(
      async (
        kind: SubmissionKind | "all",
        _options: unknown,
        command: Command,
      ) => {
        const { format, data } = command.optsWithGlobals<ExportOptions>();
        await withInboxReader(context, data, async (inbox) => {
          for await (const line of formatLines(inbox, kind, format))
            await write(context.stdout, line);
        });
      },
    );
}

async function* formatLines(
  inbox: InboxReader,
  kind: SubmissionKind | "all",
  format: ExportOptions["format"],
): AsyncGenerator<string> {
  const only = kind === "all" ? undefined : kind;
  const columns = recordColumns(only === undefined ? submissionKinds : [only]);
  if (format === "csv") yield formatCsvLine(columns);
  for await (const submission of inbox.each({ kind: only })) {
    const record = toRecord(submission);
    yield format === "csv"
      ? formatCsvLine(columns.map((column) => String(record[column] ?? "")))
      : `${JSON.stringify(record)}\n`;
  }
}

async function write(stream: OutputStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, "drain");
}
