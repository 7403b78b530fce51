import type { RequestHandler } from "express";
import { contact, subscribe } from "#contract";
import type { Metrics } from "../metrics/metrics.ts";

const forms = new Map<string, string>([
  [contact.path, "contact"],
  [subscribe.path, "newsletter"],
]);

/** Counts the results of form posts. */
export function createFormCounter(metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const form = forms.get(request.path);
    if (form !== undefined && request.method === "POST")
      response.once("close", () =>
        metrics.countForm(form, response.statusCode),
      );
    next();
  };
}
