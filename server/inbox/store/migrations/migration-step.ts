import type { SchemaModule } from "kysely";

/** One migration of the schema. It is never edited after its release: a change is a new migration. */
export type MigrationStep = (schema: SchemaModule) => Promise<void>;
