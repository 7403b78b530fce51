import { submissions } from "./001-submissions.ts";
import { outbox } from "./002-outbox.ts";
import { formRate } from "./003-form-rate.ts";
import { mail } from "./004-mail.ts";
import type { MigrationStep } from "./migration-step.ts";

/** All migrations by name, in the order in which they run. */
export const migrationSteps: ReadonlyMap<string, MigrationStep> = new Map([
  ["001-submissions", submissions],
  ["002-outbox", outbox],
  ["003-form-rate", formRate],
  ["004-mail", mail],
]);
