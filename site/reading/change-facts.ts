import { changelogTags, type ChangelogEntry } from "#contract";

/** The facts about a change besides its text. */
export interface ChangeFacts {
  /** Calendar date. */
  date: string;
  version?: string | undefined;
  /** Such as "New" and "Fixed". */
  labels: string[];
}

export function toChangeFacts({
  date,
  tags,
  version,
}: ChangelogEntry): ChangeFacts {
  return { date, version, labels: tags.map((tag) => changelogTags[tag]) };
}
