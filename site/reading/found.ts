import {
  answerNotFound,
  type NotFoundData,
} from "../near-matches/answer-not-found.ts";
import type { PageAnswer, PageRequest } from "../page.ts";

/** The data of an entry's page: the entry, or the data of the not-found page if there is no such entry. */
export type Found<Data> = { found: Data } | { missing: NotFoundData };

/** Answers for an entry that does not exist: status, head and data of the not-found page. */
export function answerMissing(
  request: PageRequest,
): PageAnswer<{ missing: NotFoundData }> {
  const answer = answerNotFound(request);
  return { ...answer, data: { missing: answer.data } };
}
