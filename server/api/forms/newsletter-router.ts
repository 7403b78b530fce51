import { Router, type Request, type Response } from "express";
import type { SiteSettings } from "#contract";
import type { Inbox } from "../../inbox/inbox.ts";
import {
  newsletterPagePolicy,
  renderNewsletterPage,
  type NewsletterPage,
} from "./newsletter-page.ts";

interface NewsletterOptions {
  inbox: Pick<Inbox, "confirm" | "unsubscribe">;
  site: () => Pick<SiteSettings, "name">;
}

/** One link of the newsletter mails: what it asks, does and says. */
interface NewsletterLink {
  path: string;
  act(token: string, inbox: NewsletterOptions["inbox"]): Promise<boolean>;
  question: { heading: string; text: string; label: string };
  /** Whether the page presses its button by itself: a click in the mail was the decision already. */
  isAutomatic: boolean;
  done: { heading: string; text: string };
  failed: { heading: string; text: string };
}

const links: readonly NewsletterLink[] = [
  {
    path: "/newsletter/confirm",
    act: (token, inbox) => inbox.confirm(token),
    question: {
      heading: "Confirm your subscription",
      text: "One click and our news will reach you.",
      label: "Yes, subscribe me",
    },
    isAutomatic: true,
    done: {
      heading: "You're subscribed!",
      text: "Thank you for joining our newsletter. You can leave at any time through the link in each mail.",
    },
    failed: {
      heading: "This link no longer works",
      text: "It was used before, or it is older than 7 days. If you've confirmed already, you're all set. If not, sign up again and we'll send you a fresh one.",
    },
  },
  {
    path: "/newsletter/unsubscribe",
    act: (token, inbox) => inbox.unsubscribe(token),
    question: {
      heading: "Leave the newsletter?",
      text: "We'll take your address off the list at once.",
      label: "Unsubscribe",
    },
    // Programs that check links in mail run scripts as well, and nobody may lose a subscription to one.
    isAutomatic: false,
    done: {
      heading: "You're unsubscribed",
      text: "We won't write to you again. Changed your mind? You can sign up again at any time.",
    },
    failed: {
      heading: "This link doesn't work",
      text: "Perhaps it was cut in two. Please open the link from the mail once more.",
    },
  },
];

/**
 * The pages behind the links in newsletter mails. A GET changes nothing, since programs that check links follow them;
 * a POST acts, from the page or by itself (RFC 8058).
 */
export function createNewsletterRouter({
  inbox,
  site,
}: NewsletterOptions): Router {
  const router = Router();
  const send = (
    response: Response,
    status: number,
    page: Omit<NewsletterPage, "siteName">,
  ) => {
    response.status(status).set({
      "Cache-Control": "no-store",
      "Content-Security-Policy": newsletterPagePolicy,
      // The address of this page holds the token.
      "Referrer-Policy": "no-referrer",
    });
    response.send(renderNewsletterPage({ ...page, siteName: site().name }));
  };

  for (const link of links) {
    router.get(link.path, (request, response) => {
      const { label, ...words } = link.question;
      const url = `${link.path}?token=${encodeURIComponent(readToken(request))}`;
      const { isAutomatic } = link;
      send(response, 200, { ...words, action: { label, url, isAutomatic } });
    });
    router.post(link.path, async (request, response) => {
      const isDone = await link.act(readToken(request), inbox);
      send(response, isDone ? 200 : 410, isDone ? link.done : link.failed);
    });
  }
  return router;
}

function readToken(request: Request): string {
  const { searchParams } = new URL(request.originalUrl, "http://localhost");
  return searchParams.get("token") ?? "";
}
