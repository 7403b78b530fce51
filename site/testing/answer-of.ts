import type { ContentReader } from "#contract";
import {
  isMissing,
  isRedirect,
  type DataFunction,
  type PageAnswer,
  type PageRequest,
} from "../page.ts";

interface Asked extends Partial<Pick<PageRequest, "params">> {
  /** Path and query. */
  path: string;
  content: ContentReader;
}

/** The answer of a data function for an address. @throws on a redirect, or if there is nothing at the address */
export async function answerOf<Data>(
  data: DataFunction<Data>,
  { path, content, params = {} }: Asked,
): Promise<PageAnswer<Data>> {
  const url = new URL(path, "https://northlark.example");
  const answer = await data({ content, url, params });
  if (isRedirect(answer)) throw new Error(`Redirected to ${answer.redirectTo}`);
  if (isMissing(answer)) throw new Error(`There is nothing at ${path}.`);
  return answer;
}
