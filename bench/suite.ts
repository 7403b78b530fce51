import type { Options } from "./options.ts";
import type { Table } from "./table.ts";

/** The results of a suite: tables for people, figures for programs. */
export interface Findings {
  tables: readonly Table[];
  figures: unknown;
}

/** A group of measurements. It only measures: no result makes it fail. */
export type Suite = (options: Options) => Promise<Findings>;
