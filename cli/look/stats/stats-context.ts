import type { CollectionName } from "#schema";
import type { BodyOf } from "../list/read-bodies.ts";
import type { LinkGraph } from "../refs/link-graph.ts";

/** What statistics need besides the content folder. */
export interface StatsContext {
  now: Date;
  graph: LinkGraph;
  hosts: ReadonlySet<string>;
  bodyOf: BodyOf;
  /** The only collection to count. Undefined for all. */
  collection: CollectionName | undefined;
}
