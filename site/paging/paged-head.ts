import type { PageHead } from "../page.ts";
import type { Paged } from "./cut-page.ts";
import { pageAddress } from "./page-address.ts";
import { listMessages } from "../messages/lists.ts";

/**
 * The head of one page of a list: its own title and canonical address, and the pages before and after it.
 * @param head the head of the first page; its canonical path is that of the list without filters
 * @param list path and query of the list, with its filters
 */
export function pagedHead(
  head: PageHead & { canonicalPath: string },
  list: string,
  { page, pages }: Paged<unknown>,
): PageHead {
  return {
    ...head,
    ...(page > 1 && {
      title: listMessages.titleOfPage(head.title, page),
      description: `${listMessages.pageOf(page, pages)} ${head.description}`,
      previousPath: pageAddress(list, page - 1),
    }),
    ...(page < pages && { nextPath: pageAddress(list, page + 1) }),
    canonicalPath: pageAddress(head.canonicalPath, page),
  };
}
