import type { Kysely, Selectable } from "kysely";
import * as z from "zod/mini";
import { toEmailKey } from "../email-key.ts";
import type {
  ExportFilter,
  InboxCounts,
  ListFilter,
  Submission,
  SubmissionKind,
  SubscriptionState,
} from "../submission.ts";
import { guardStore } from "./store-failure.ts";
import type { Tables } from "./tables.ts";

const PAGE = 500;

const fields = z.record(z.string(), z.string());
const signals = z.array(z.string());

type Row = Selectable<Tables["submission"]> & {
  state: SubscriptionState | null;
};

function selectSubmissions(
  database: Kysely<Tables>,
  { kind, email }: ExportFilter = {},
) {
  let found = database
    .selectFrom("submission")
    .leftJoin("subscription", "submission_id", "id")
    .selectAll("submission")
    .select("state");
  if (kind !== undefined) found = found.where("kind", "=", kind);
  if (email !== undefined)
    found = found.where("email_key", "=", toEmailKey(email));
  return found;
}

/** The newest submissions, newest first. */
export async function listSubmissions(
  database: Kysely<Tables>,
  { kind, limit }: ListFilter,
): Promise<Submission[]> {
  const rows = await selectSubmissions(database, { kind })
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(parseRow);
}

/** One submission, or undefined. */
export async function getSubmission(
  database: Kysely<Tables>,
  id: string,
): Promise<Submission | undefined> {
  const row = await selectSubmissions(database)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && parseRow(row);
}

/** All submissions, oldest first, read in pages so that memory does not grow with their number. */
export async function* eachSubmission(
  database: Kysely<Tables>,
  filter: ExportFilter = {},
): AsyncGenerator<Submission> {
  for (let after = ""; ;) {
    const page = selectSubmissions(database, filter)
      .where("id", ">", after)
      .orderBy("id")
      .limit(PAGE);
    const rows = await guardStore(() => page.execute());
    yield* rows.map(parseRow);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.id;
  }
}

/** The number of submissions of each kind. */
export async function countSubmissions(
  database: Kysely<Tables>,
): Promise<InboxCounts> {
  const groups = await database
    .selectFrom("submission")
    .leftJoin("subscription", "submission_id", "id")
    .select(["kind", "quarantined", "state"])
    .select((build) => build.fn.countAll().as("count"))
    .select((build) => build.fn.max("created_at").as("newest"))
    .groupBy(["kind", "quarantined", "state"])
    .execute();
  const counts = { contact: noneCounted(), newsletter: noneCounted() };
  for (const group of groups) {
    const of = counts[group.kind];
    const count = Number(group.count);
    of.total += count;
    if (group.quarantined === 1) of.quarantined += count;
    else if (group.state !== null) of.states[group.state] += count;
    if (of.newest === undefined || group.newest > of.newest)
      of.newest = group.newest;
  }
  return counts;
}

function noneCounted(): InboxCounts[SubmissionKind] {
  const states = { pending: 0, confirmed: 0, unsubscribed: 0 };
  return { total: 0, quarantined: 0, newest: undefined, states };
}

function parseRow(row: Row): Submission {
  return {
    id: row.id,
    kind: row.kind,
    createdAt: row.created_at,
    email: row.email,
    fields: fields.parse(JSON.parse(row.fields)),
    quarantined: row.quarantined === 1,
    signals: signals.parse(JSON.parse(row.signals)),
    state: row.state ?? undefined,
  };
}
