import type { Command } from "commander";
import { formatTable } from "../format-table.ts";
import type { OutboxCounts } from "../mail/outbox-staff.ts";
import { withInboxReader } from "../with-inbox.ts";
import type { StaffContext } from "../staff-context.ts";
import { submissionKinds, type InboxCounts } from "../submission.ts";

interface StatsOptions {
  json?: true;
  data?: string;
}

/** `inbox stats`: prints the number of submissions of each kind and the state of the mail queue. */
export function addStatsCommand(program: Command, context: StaffContext): void {
  program
    .command("stats")
    .description("count the submissions and their mail")
    .option("--json", "print JSON")
    .addHelpText("after", "\nExample: inbox stats --json")
    .action(async (_options: unknown, command: Command) => {
      const { json, data } = command.optsWithGlobals<StatsOptions>();
      await withInboxReader(context, data, async (inbox) => {
        const counts = await inbox.counts();
        const mail = await inbox.mailCounts();
        context.stdout.write(
          json
            ? `${JSON.stringify({ ...counts, mail }, undefined, 2)}\n`
            : `${formatCounts(counts)}\n${formatMailCounts(mail)}`,
        );
      });
    });
}

const headings = [
  "KIND",
  "TOTAL",
  "QUARANTINED",
  "PENDING",
  "CONFIRMED",
  "UNSUBSCRIBED",
  "NEWEST (UTC)",
];

function formatMailCounts({
  queued,
  sent,
  dead,
  oldest,
}: OutboxCounts): string {
  return formatTable(
    ["MAIL", "WAITING", "SENT", "GIVEN UP", "OLDEST WAITING (UTC)"],
    [["", `${queued}`, `${sent}`, `${dead}`, formatTime(oldest)]],
  );
}

function formatTime(iso: string | undefined): string {
  return iso?.slice(0, 16).replace("T", " ") ?? "-";
}

function formatCounts(counts: InboxCounts): string {
  const rows = submissionKinds.map((kind) => {
    const { total, quarantined, states, newest } = counts[kind];
    const ofStates = [states.pending, states.confirmed, states.unsubscribed];
    return [
      kind,
      `${total}`,
      `${quarantined}`,
      ...ofStates.map((count) => (kind === "newsletter" ? `${count}` : "-")),
      formatTime(newest),
    ];
  });
  return formatTable(headings, rows);
}
