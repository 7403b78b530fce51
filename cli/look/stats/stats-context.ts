import type { CollectionName } from "#schema";
import type { BodyOf } from "../list/read-bodies.ts";
import type { LinkGraph } from "../refs/link-graph.ts";

/** What statistics need besides the content folder. */
export interface StatsContext {
  now: Date;
  graph: LinkGraph;
  hosts: ReadonlySet<string>;
  bodyOf: BodyOf;
  /** Counts only this collection, and what links to its entries. */
  collection: CollectionName | undefined;
}
