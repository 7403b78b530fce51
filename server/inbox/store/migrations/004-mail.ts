import type { MigrationStep } from "./migration-step.ts";

/**
 * Everything for sending mail: a new outbox table (the old one was never used), the tokens of newsletter addresses,
 * the submission of each kept reply, and a row to test that the database is writable.
 */
export const mail: MigrationStep = async (schema) => {
  await schema.dropTable("outbox").execute();
  await schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("submission_id", "text", (column) =>
      column.notNull().references("submission.id").onDelete("cascade"),
    )
    .addColumn("template", "text", (column) => column.notNull())
    .addColumn("mailbox", "text")
    .addColumn("message_id", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_at", "text", (column) => column.notNull())
    .addColumn("lease", "text")
    .addColumn("leased_until", "text")
    .addColumn("last_error", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .execute();
  const indexes = [
    ["outbox_in_order", ["status", "id"]],
    ["outbox_sent_at", ["sent_at"]],
    ["outbox_mailbox", ["mailbox", "created_at"]],
    ["outbox_submission", ["submission_id"]],
  ] as const;
  for (const [name, columns] of indexes)
    await schema
      .createIndex(name)
      .on("outbox")
      .columns([...columns])
      .execute();

  for (const column of ["token_seed", "unsubscribe_hash"])
    await schema.alterTable("subscription").addColumn(column, "text").execute();
  await schema
    .createIndex("subscription_unsubscribe_hash")
    .unique()
    .on("subscription")
    .column("unsubscribe_hash")
    .execute();

  await schema
    .alterTable("reply")
    .addColumn("submission_id", "text", (column) =>
      column.references("submission.id").onDelete("cascade"),
    )
    .execute();
  await schema
    .createIndex("reply_submission")
    .on("reply")
    .column("submission_id")
    .execute();

  await schema
    .createTable("write_probe")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("filler", "text", (column) => column.notNull())
    .execute();
};
