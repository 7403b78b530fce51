import type { ContentReader } from "#contract";

/** The source of a text. */
export interface TextSource {
  /** The address for editing its file, if the site has a repository. */
  editUrl?: string;
  /** Calendar date of its last change in git, if the text has no date of its own. */
  changed?: string;
}

/** The source of the text at a path. */
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
