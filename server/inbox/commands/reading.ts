import { once } from "node:events";
import {
  Argument,
  InvalidArgumentError,
  Option,
  type Command,
} from "commander";
import { AppError } from "../../app-error.ts";
import {
  formatCsvLine,
  formatTable,
  recordColumns,
  toRecord,
  toTerminalText,
} from "../format-records.ts";
import type { OutboxCounts } from "../mail/outbox-staff.ts";
import type { Staff } from "../staff.ts";
import {
  submissionKinds,
  type InboxCounts,
  type ListFilter,
  type Submission,
  type SubmissionKind,
} from "../submission.ts";

interface Printed {
  json?: true;
}

const formatJson = (value: unknown) =>
  `${JSON.stringify(value, undefined, 2)}\n`;
const formatTime = (iso: string | undefined) =>
  iso?.slice(0, 16).replace("T", " ") ?? "-";

function parseLimit(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number from 1 to 999999.");
}

/** `inbox list`: prints the newest submissions, newest first. */
export function addListCommand(program: Command, staff: Staff): void {
  program
    .command("list")
    .description("list the newest submissions")
    .addOption(
      new Option("--kind <kind>", "only these").choices(submissionKinds),
    )
    .option("--limit <number>", "how many at most", parseLimit, 20)
    .option("--json", "print a JSON list")
    .addHelpText("after", "\nExample: inbox list --kind contact --limit 5")
    .action(({ json, ...filter }: ListFilter & Printed) =>
      staff.open("read", async ({ inbox }) => {
        const found = await inbox.list(filter);
        if (json) staff.stdout.write(formatJson(found.map(toRecord)));
        else if (found.length > 0) staff.stdout.write(formatList(found));
        else staff.stderr.write("There is nothing in the inbox yet.\n");
      }),
    );
}

function formatList(submissions: readonly Submission[]): string {
  return formatTable(
    ["ID", "RECEIVED (UTC)", "KIND", "EMAIL", "STATE", "ABOUT"],
    submissions.map(
      ({ id, createdAt, kind, email, quarantined, state, fields }) => [
        id,
        formatTime(createdAt),
        kind,
        email,
        quarantined ? "quarantined" : (state ?? "received"),
        fields["subject"] ?? fields["source"] ?? "",
      ],
    ),
  );
}

/** `inbox show <id>`: prints all fields of one submission. */
export function addShowCommand(program: Command, staff: Staff): void {
  program
    .command("show")
    .description("show one submission")
    .argument("<id>", "its id, as the list prints it")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      "\nExample: inbox show 01a1fe03-6cc6-7501-8679-5eb7eaef18b4",
    )
    .action((id: string, { json }: Printed) =>
      staff.open("read", async ({ inbox }) => {
        const found = await inbox.get(id);
        if (found === undefined)
          throw new AppError(
            "not_found",
            `There is no submission with the id "${toTerminalText(id)}".`,
            { hint: "The list prints whole ids; copy one from there." },
          );
        const record = toRecord(found);
        staff.stdout.write(json ? formatJson(record) : formatLines(record));
      }),
    );
}

function formatLines(record: ReturnType<typeof toRecord>): string {
  const { message = "", ...facts } = record;
  const lines = Object.entries(facts).map(
    ([name, value]) =>
      `${`${name}:`.padEnd(13)}${toTerminalText(String(value))}\n`,
  );
  const text = String(message).split("\n").map(toTerminalText).join("\n");
  return lines.join("") + (text === "" ? "" : `\n${text}\n`);
}

async function print({ stdout }: Staff, line: string): Promise<void> {
  if (!stdout.write(line)) await once(stdout, "drain");
}

interface ExportOptions {
  format: "jsonl" | "csv";
  email?: string;
}

/** `inbox export`: prints every submission of a kind, oldest first, with quarantined ones marked. */
export function addExportCommand(program: Command, staff: Staff): void {
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
    .action((which: SubmissionKind | "all", { format, email }: ExportOptions) =>
      staff.open("read", async ({ inbox }) => {
        const kind = which === "all" ? undefined : which;
        const columns = recordColumns(kind ? [kind] : submissionKinds);
        if (format === "csv") await print(staff, formatCsvLine(columns));
        for await (const submission of inbox.each({ kind, email })) {
          const record = toRecord(submission);
          const cells = columns.map((name) => String(record[name] ?? ""));
          await print(
            staff,
            format === "csv"
              ? formatCsvLine(cells)
              : `${JSON.stringify(record)}\n`,
          );
        }
      }),
    );
}

/** `inbox stats`: prints the number of submissions of each kind and the state of the mail queue. */
export function addStatsCommand(program: Command, staff: Staff): void {
  program
    .command("stats")
    .description("count the submissions and their mail")
    .option("--json", "print JSON")
    .addHelpText("after", "\nExample: inbox stats --json")
    .action(({ json }: Printed) =>
      staff.open("read", async ({ inbox }) => {
        const counts = await inbox.counts();
        const mail = await inbox.mailCounts();
        staff.stdout.write(
          json ? formatJson({ ...counts, mail }) : formatCounts(counts, mail),
        );
      }),
    );
}

function formatCounts(counts: InboxCounts, mail: OutboxCounts): string {
  const states = ["pending", "confirmed", "unsubscribed"] as const;
  const submissions = formatTable(
    ["KIND", "TOTAL", "QUARANTINED"].concat(
      states.map((state) => state.toUpperCase()),
      "NEWEST (UTC)",
    ),
    submissionKinds.map((kind) => {
      const { total, quarantined, newest, ...of } = counts[kind];
      return [
        kind,
        `${total}`,
        `${quarantined}`,
        ...states.map((state) =>
          kind === "newsletter" ? `${of.states[state]}` : "-",
        ),
        formatTime(newest),
      ];
    }),
  );
  const { queued, sent, dead, oldest } = mail;
  const mails = formatTable(
    ["MAIL", "WAITING", "SENT", "GIVEN UP", "OLDEST WAITING (UTC)"],
    [["", `${queued}`, `${sent}`, `${dead}`, formatTime(oldest)]],
  );
  return `${submissions}\n${mails}`;
}
