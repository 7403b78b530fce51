import { sql } from "kysely";
import type { MigrationStep } from "./migration-step.ts";

/** Submissions, newsletter states, and the replies kept for idempotency keys. */
export const submissions: MigrationStep = async (schema) => {
  await schema
    .createTable("submission")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("score", "integer", (column) => column.notNull())
    .addColumn("quarantined", "integer", (column) => column.notNull())
    .addColumn("signals", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("submission_email_key")
    .on("submission")
    .column("email_key")
    .execute();
  await schema
    .createIndex("submission_newsletter_once")
    .unique()
    .on("submission")
    .column("email_key")
    .where(sql.ref("kind"), "=", sql.lit("newsletter"))
    .execute();

  await schema
    .createTable("subscription")
    .addColumn("submission_id", "text", (column) =>
      column.primaryKey().references("submission.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.unique())
    .addColumn("token_expires_at", "text")
    .addColumn("confirmed_at", "text")
    .addColumn("unsubscribed_at", "text")
    .execute();

  await schema
    .createTable("reply")
    .addColumn("endpoint", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("body_hash", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("reply_once", ["endpoint", "key"])
    .execute();
  await schema
    .createIndex("reply_created_at")
    .on("reply")
    .column("created_at")
    .execute();
};
