import type { MigrationStep } from "./migration-step.ts";

/** Counters of form posts, in the columns and their order that rate-limiter-flexible writes. */
export const formRate: MigrationStep = async (schema) => {
  await schema
    .createTable("form_rate")
    .addColumn("key", "varchar(255)", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
};
