import { isRedirect, type DataFunction, type PageRequest } from "../page.ts";
import notFoundData, { type NotFoundData } from "../pages/not-found/data.ts";

/** What a page of entries shows: the entry, or what the not-found page shows where there is none. */
export type Found<Data> = { found: Data } | { missing: NotFoundData };

/** Answers for an entry that does not exist: status, head and data of the not-found page. */
export async function answerMissing(
  request: PageRequest,
): Promise<Awaited<ReturnType<DataFunction<{ missing: NotFoundData }>>>> {
  const answer = await notFoundData(request);
  return isRedirect(answer)
    ? answer
    : { ...answer, data: { missing: answer.data } };
}
