import type { ContentReader } from "#contract";

/** The source of a text. */
export interface TextSource {
  /** The address for editing its file, if the site has a repository. */
  editUrl?: string;
  /** Calendar date of its last change, if it has changed since its publication. */
  changed?: string;
}

/** The source of the text at a path. */
export function readSource(
  content: Pick<ContentReader, "entryPage" | "site">,
  path: string,
): TextSource {
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
