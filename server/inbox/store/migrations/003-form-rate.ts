import type { MigrationStep } from "./migration-step.ts";

/** Counters of form posts. The columns are those of rate-limiter-flexible, which used to write them (decision 083). */
export const formRate: MigrationStep = async (schema) => {
  await schema
    .createTable("form_rate")
    .addColumn("key", "varchar(255)", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
};
