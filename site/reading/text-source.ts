import type { ContentReader } from "#contract";

/** Where a text comes from. */
export interface TextSource {
  /** Where people can edit its file, if the site has such a place. */
  editUrl?: string;
  /** Calendar date of its last change, if git knows it and the text does not say it itself. */
  changed?: string;
}

/** Where the text at a path comes from. */
export function readSource(
  content: Pick<ContentReader, "entryPage" | "site">,
  path: string,
): TextSource {
  const page = content.entryPage(path);
  if (!page) return {};
  const { changed, date, file } = page;
  const { editBase } = content.site;
  return {
    ...(editBase !== undefined && {
      editUrl: `${editBase.replace(/\/*$/u, "/")}${encodeURI(file)}`,
    }),
    ...(changed !== undefined && changed > date && { changed }),
  };
}
