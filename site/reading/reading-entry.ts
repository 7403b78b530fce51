import type { ContentReader, WithBody } from "#contract";
import { pick } from "../pick.ts";

interface Compiled {
  path: string;
  title: string;
  description: string;
  changed: string;
  readTimeMinutes: number;
}

type Reader = Pick<ContentReader, "entryPage" | "site">;

/** The parts of a compiled entry that every reading page shows. */
export const toReadingEntry = (entry: WithBody<Compiled>, content: Reader) => ({
  ...pick(entry, "title", "description", "readTimeMinutes", "html", "toc"),
  /** Calendar date of the last change. */
  revised: entry.changed,
  source: readSource(content, entry.path),
});

export type ReadingEntry = ReturnType<typeof toReadingEntry>;

export interface TextSource {
  /** The address for editing its file, if the site has a repository. */
  editUrl?: string;
  /** Calendar date of its last change, if it has changed since its publication. */
  changed?: string;
}

export function readSource(content: Reader, path: string): TextSource {
  const page = content.entryPage(path);
  if (!page) return {};
  const { date, file, published } = page;
  const { editBase } = content.site;
  return {
    ...(editBase !== undefined && {
      editUrl: `${editBase.replace(/\/*$/u, "/")}${encodeURI(file)}`,
    }),
    ...(date > published && { changed: date }),
  };
}
