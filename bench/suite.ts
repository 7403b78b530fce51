import type { Options } from "./options.ts";
import type { Table } from "./table.ts";

/** What a suite found: tables for people, figures for programs. */
export interface Findings {
  tables: readonly Table[];
  figures: unknown;
}

/** One group of measurements. Nothing that it measures can fail it. */
export type Suite = (options: Options) => Promise<Findings>;
