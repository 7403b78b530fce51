import type { Request, Response } from "express";
import type { RedirectAnswer } from "./answer.ts";
import type { AnswerCache, Render } from "./answer-cache.ts";
import { chooseEncoding } from "./content-encoding.ts";
import { sendDocument } from "./send-answer.ts";

interface Asked {
  key: string;
  version: string;
  render: Render;
}

/**
 * Answers a request from the cache, or with the result of `render`.
 * @returns a redirect, which the caller must send
 */
export async function answerRequest(
  cache: AnswerCache,
  request: Request,
  response: Response,
  asked: Asked,
): Promise<RedirectAnswer | undefined> {
  const encoding = chooseEncoding(request.get("accept-encoding"));
  const answer = await cache.get({ ...asked, encoding });
  if (answer.kind === "redirect") return answer;
  sendDocument(request, response, answer, encoding);
  return undefined;
}
