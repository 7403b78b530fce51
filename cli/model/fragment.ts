import { collections } from "#schema";
import type { Snippet, Wireframe } from "./body.ts";

/** @throws when the record has not been validated */
export function parseWireframe(data: Record<string, unknown>): Wireframe {
  return collections.wireframes.record.parse(data);
}

/** @throws when the record has not been validated */
export function parseSnippet(data: Record<string, unknown>): Snippet {
  return collections.snippets.record.parse(data);
}
