import type { SchemaModule } from "kysely";

/** One step of the schema. It is never edited once released: a change is a new step. */
export type MigrationStep = (schema: SchemaModule) => Promise<void>;
