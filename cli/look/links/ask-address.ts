import type { LinkAnswer } from "../../model/link-answer.ts";
import { createHostAsker, judgeStatus, type AskOptions } from "./ask-host.ts";
import { whyNotAsked } from "./external-address.ts";
import type { Reply } from "./request-address.ts";

const MAX_REDIRECTS = 10;
const REDIRECTS = [301, 302, 303, 307, 308];
const PERMANENT = [301, 308];

/** Creates a function that requests addresses and follows redirects. It throws only when the signal is aborted. */
export function createAsker(options: AskOptions) {
  const askHost = createHostAsker(options);
  return async (address: URL): Promise<LinkAnswer> => {
    const seen = new Set<string>();
    let [url, moved, isPermanent] = [address, address.href, true];
    while (seen.size <= MAX_REDIRECTS) {
      seen.add(url.href);
      const result = await askHost(url);
      if ("kind" in result) return viaRedirect(result, url, address);
      const next = nextAddress(result, url);
      if (next === undefined) {
        const answer = judgeStatus(result.status);
        if (answer.kind !== "found") return viaRedirect(answer, url, address);
        return moved === address.href ? answer : { ...answer, moved };
      }
      const problem = whyNotFollowed(next, seen, options);
      if (problem !== undefined) return { kind: "unknown", why: problem };
      isPermanent &&= PERMANENT.includes(result.status);
      if (isPermanent) moved = next.href;
      url = next;
    }
    const why = `redirects more than ${MAX_REDIRECTS} times`;
    return { kind: "unknown", why };
  };
}

function nextAddress({ location, status }: Reply, url: URL): URL | undefined {
  if (!REDIRECTS.includes(status) || location === undefined) return undefined;
  const next = URL.parse(location, url) ?? new URL("invalid:");
  next.hash = "";
  return next;
}

/** Why a redirect is not followed. Undefined if it is. */
function whyNotFollowed(
  next: URL,
  seen: ReadonlySet<string>,
  { allowPrivate }: Pick<AskOptions, "allowPrivate">,
): string | undefined {
  if (!/^https?:$/u.test(next.protocol))
    return "redirects to something that is not a web address";
  if (!allowPrivate && whyNotAsked(next) === "private")
    return "redirects into a private network";
  return seen.has(next.href)
    ? "redirects in a circle, at least for a program without cookies"
    : undefined;
}

function viaRedirect(answer: LinkAnswer, url: URL, asked: URL): LinkAnswer {
  if (answer.kind === "found" || url.href === asked.href) return answer;
  return { ...answer, why: `redirects to ${url.href}, which ${answer.why}` };
}
