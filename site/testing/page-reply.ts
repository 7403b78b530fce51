import type { PageData } from "../page.ts";
import { BUILD } from "../routing/build.ts";
import { json } from "./fake-fetch.ts";

/** The server's reply to a request for the data of a page. */
export function pageReply(data: unknown, title = "A page"): Response {
  const page: PageData = {
    page: "page",
    lang: "en",
    status: 200,
    head: [["title", {}, title]],
    trail: [],
    pictures: {},
    data,
  };
  return json({ ...page, build: BUILD });
}
