import type { CollectionName } from "#schema";

/** The kind of a file, determined by its path alone. */
export type Placement =
  | { kind: "entry"; collection: CollectionName }
  | { kind: "list"; collection: CollectionName }
  | { kind: "record"; collection: CollectionName; id: string }
  | { kind: "settings"; collection: CollectionName }
  | { kind: "image" }
  | { kind: "ignored" }
  | { kind: "stray"; message: string; help?: string };
