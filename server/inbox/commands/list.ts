import { InvalidArgumentError, Option, type Command } from "commander";
import { toRecord } from "../format-record.ts";
import { formatTable } from "../format-table.ts";
import { withInboxReader } from "../with-inbox.ts";
import type { StaffContext } from "../staff-context.ts";
import {
  submissionKinds,
  type Submission,
  type SubmissionKind,
} from "../submission.ts";

interface ListOptions {
  kind?: SubmissionKind;
  limit: number;
  json?: true;
  data?: string;
}

/** `inbox list`: prints the newest submissions, newest first. */
export function addListCommand(program: Command, context: StaffContext): void {
  program
    .command("list")
    .description("list the newest submissions")
    .addOption(
      new Option("--kind <kind>", "only these").choices(submissionKinds),
    )
    .option("--limit <number>", "how many at most", parseLimit, 20)
    .option("--json", "print a JSON list")
    .addHelpText("after", "\nExample: inbox list --kind contact --limit 5")
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<ListOptions>();
      await withInboxReader(context, options.data, async (inbox) => {
        const found = await inbox.list(options);
        if (options.json)
          context.stdout.write(
            `${JSON.stringify(found.map(toRecord), undefined, 2)}\n`,
          );
        else if (found.length === 0)
          context.stderr.write("There is nothing in the inbox yet.\n");
        else context.stdout.write(formatList(found));
      });
    });
}

function formatList(submissions: readonly Submission[]): string {
  return formatTable(
    ["ID", "RECEIVED (UTC)", "KIND", "EMAIL", "STATE", "ABOUT"],
    submissions.map((submission) => [
      submission.id,
      submission.createdAt.slice(0, 16).replace("T", " "),
      submission.kind,
      submission.email,
      submission.quarantined ? "quarantined" : (submission.state ?? "received"),
      submission.fields["subject"] ?? submission.fields["source"] ?? "",
    ]),
  );
}

function parseLimit(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number from 1 to 999999.");
}
