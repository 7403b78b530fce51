import { changelogTags, type ChangelogEntry } from "#contract";
import { pick } from "../pick.ts";

/** The facts about a change besides its text: with labels such as "New" and "Fixed". */
export const toChangeFacts = (entry: ChangelogEntry) => ({
  ...pick(entry, "date", "version"),
  labels: entry.tags.map((tag) => changelogTags[tag]),
});
