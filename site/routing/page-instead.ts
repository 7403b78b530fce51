import type { PageComponent, PageData } from "../page.ts";

/**
 * Thrown by the loader of a route whose page has nothing to show: another page is shown at its address, such as the
 * not-found page or a notice of the server.
 */
export class PageInstead {
  readonly page: PageData;
  readonly Page: PageComponent<unknown>;

  constructor(page: PageData, Page: PageComponent<unknown>) {
    this.page = page;
    this.Page = Page;
  }
}
