import { AppError } from "../app-error.ts";
import type { ForeignDocument } from "./dialects/dialect.ts";
import { bodyOf } from "./convert-drafts.ts";
import { followRedirects } from "./links/follow-redirects.ts";
import type { Import } from "./open-import.ts";
import { readDocuments, reportDefaultImages } from "./read-documents.ts";
import { tryDocument } from "./try-document.ts";

/**
 * The documents of a project that can be read, with the addresses that redirects of the site lead to them.
 * @throws AppError when there are none
 */
export async function listDocuments(run: Import): Promise<ForeignDocument[]> {
  const { dialect, dir, project, reportFor, site } = run;
  const found = readDocuments(run);
  const redirects = [...site.redirects, ...found.redirects];
  if (found.documents.length + redirects.length + project.skipped.length === 0)
    throw new AppError(
      "nothing-to-import",
      `There are no texts of ${dialect.name} in "${dir}".`,
      {
        hint: "Name the project, or the folder that holds its content.",
      },
    );
  reportDefaultImages(site, reportFor);
  const documents: ForeignDocument[] = [];
  for (const document of found.documents) {
    const reason = await tryDocument(bodyOf(document, dialect));
    if (reason === undefined) documents.push(document);
    else project.skipped.push({ file: document.path, reason });
  }
  return followRedirects(
    documents,
    redirects,
    site,
    project.skipped,
    reportFor,
  );
}
