import { afterAll, afterEach, describe, expect, test } from "vitest";
import { subscribe } from "#contract";
import type { Inbox } from "../../inbox/inbox.ts";
import type {
  MailTransport,
  OutgoingMail,
} from "../../inbox/mail/mail-transport.ts";
import { InboxPlaces } from "../../inbox/testing/inbox-places.ts";
import { json, post } from "./testing/form-post.ts";
import { startFormServer, type FormServer } from "./testing/form-server.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const silent = { info() {}, warn() {}, error() {} };

const linkIn = (mail: OutgoingMail | undefined, page: string) =>
  new RegExp(`http\\S+/newsletter/${page}\\?token=[\\w-]{43}`).exec(
    `${mail?.text} ${mail?.headers["List-Unsubscribe"]}`,
  )?.[0] ?? "";
const act = async (url: string, init: RequestInit = { method: "POST" }) =>
  (await fetch(url, init)).status;

describe.each(["SQLite", "PostgreSQL"] as const)(
  "The newsletter on %s",
  (kind) => {
    const places = new InboxPlaces(kind);
    let now = 0;
    let inbox: Inbox;
    let server: FormServer;
    let mails: OutgoingMail[] = [];
    afterEach(async () => {
      await server.close();
      await places.closeInboxes();
    });
    afterAll(() => places.remove());

    async function start(): Promise<void> {
      now = Date.parse("2026-11-21T10:00:00Z");
      mails = [];
      inbox = await places.open(await places.create(), () => new Date(now));
      server = await startFormServer(inbox);
    }
    async function deliver(): Promise<void> {
      const transport: MailTransport = {
        perMinute: undefined,
        send: async (_id, mail) => void mails.push(mail),
        close() {},
      };
      const { origin } = server;
      const delivery = inbox.createDelivery({
        transport,
        site: () => ({ name: "Northlark", url: origin }),
        staff: () => "",
        log: silent,
      });
      await delivery.deliverDue();
    }
    async function signUp(
      email = "ada@example.com",
      extra: object = {},
    ): Promise<string> {
      const body = JSON.stringify({ email, ...extra });
      const reply = await post(server.origin + subscribe.path, body, json);
      await deliver();
      return `${reply.status} ${await reply.text()}`;
    }
    const stateOf = async () => (await inbox.list({ limit: 1 }))[0]?.state;

    test("is confirmed by the button of the mailed page, once", async () => {
      await start();
      await signUp();
      const link = linkIn(mails[0], "confirm");
      const page = await fetch(link);
      const html = await page.text();
      expect(page.status).toBe(200);
      // The form posts to the address of its page, so the page itself contains no token.
      expect(html).toContain('<form method="post">');
      expect(html).not.toContain(new URL(link).search.slice("?token=".length));
      expect(page.headers.get("referrer-policy")).toBe("no-referrer");
      expect(page.headers.get("cache-control")).toBe("no-store");
      expect(page.headers.get("etag")).toBeNull();
      expect(await stateOf()).toBe("pending");

      expect(await act(link)).toBe(200);
      expect(await stateOf()).toBe("confirmed");
      expect(await act(link)).toBe(410);
      expect(await stateOf()).toBe("confirmed");
    });

    test("is not confirmed by a program that only follows links", async () => {
      await start();
      await signUp();
      const link = linkIn(mails[0], "confirm");
      for (const method of ["GET", "HEAD"]) await act(link, { method });
      expect(await stateOf()).toBe("pending");
    });

    test("sends a welcome mail with an unsubscribe link after the confirmation", async () => {
      await start();
      await signUp();
      await act(linkIn(mails[0], "confirm"));
      await deliver();
      expect(mails.map((mail) => mail.subject)).toEqual([
        "Please confirm your Northlark subscription",
        "You're subscribed to Northlark",
      ]);
      expect(linkIn(mails[1], "unsubscribe")).not.toBe("");
    });

    test("is unsubscribed by the one-click request of a mail program", async () => {
      await start();
      await signUp();
      await act(linkIn(mails[0], "confirm"));
      const headers = mails[0]?.headers;
      expect(headers?.["List-Unsubscribe-Post"]).toBe(
        "List-Unsubscribe=One-Click",
      );
      const link = /^<(.+)>$/.exec(headers?.["List-Unsubscribe"] ?? "")?.[1];
      expect(await act(link ?? "", { method: "GET" })).toBe(200);
      expect(await stateOf()).toBe("confirmed");
      const oneClick = {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      };
      expect(await act(link ?? "", oneClick)).toBe(200);
      expect(await stateOf()).toBe("unsubscribed");
      expect(await act(link ?? "", oneClick)).toBe(200);
      expect(await act(`${link}x`, oneClick)).toBe(410);
    });

    test("needs a new confirmation after an unsubscription", async () => {
      await start();
      await signUp();
      await act(linkIn(mails[0], "unsubscribe"));
      now += DAY;
      await signUp();
      expect(await stateOf()).toBe("unsubscribed");
      expect(linkIn(mails[1], "confirm")).not.toBe(linkIn(mails[0], "confirm"));
      expect(await act(linkIn(mails[0], "confirm"))).toBe(410);
      await act(linkIn(mails[1], "confirm"));
      expect(await stateOf()).toBe("confirmed");
    });

    test("accepts a token only at its own link, and no other token", async () => {
      await start();
      await signUp();
      const [confirm, leave] = ["confirm", "unsubscribe"].map((page) =>
        linkIn(mails[0], page),
      );
      const swapped = [
        confirm?.replace("/confirm?", "/unsubscribe?"),
        leave?.replace("/unsubscribe?", "/confirm?"),
      ];
      const forged = [
        "",
        "?token=",
        "?token=%00",
        "?token=%ff",
        `?token=${"A".repeat(43)}`,
      ].map((query) => `${server.origin}/newsletter/confirm${query}`);
      for (const url of [...swapped, ...forged])
        expect(await act(url ?? "")).toBe(410);
      expect(await stateOf()).toBe("pending");
      for (const method of ["PUT", "DELETE", "OPTIONS"])
        expect(await act(confirm ?? "", { method })).toBe(405);
      expect(await act(`${confirm}&token=x`)).toBe(200);
    });

    test("has links that work for 7 days", async () => {
      await start();
      await signUp();
      now += 7 * DAY;
      expect(await act(linkIn(mails[0], "confirm"))).toBe(410);
      expect(await stateOf()).toBe("pending");
    });

    test("keeps the link of the first mail valid when another mail is requested", async () => {
      await start();
      await signUp();
      now += DAY;
      await signUp();
      expect(mails).toHaveLength(2);
      expect(await act(linkIn(mails[0], "confirm"))).toBe(200);
    });

    test("gives the same reply for a new, a known, a confirmed and a bot's address", async () => {
      await start();
      const answers = [await signUp(), await signUp()];
      await act(linkIn(mails[0], "confirm"));
      answers.push(await signUp());
      answers.push(await signUp("eve@example.com", { website: "spam" }));
      expect(new Set(answers).size).toBe(1);
      expect(mails.map((mail) => mail.to)).toEqual(
        Array.from({ length: 2 }, () => ({
          name: "",
          address: "ada@example.com",
        })),
      );
    });

    test("limits the mails to one mailbox", async () => {
      await start();
      for (let n = 0; n < 20; n += 1) {
        await signUp(n % 2 === 0 ? "ada@example.com" : `a.da+${n}@example.com`);
        now += 15 * MINUTE;
      }
      expect(mails).toHaveLength(3);
      now += DAY;
      await signUp();
      expect(mails).toHaveLength(4);
    });

    test("asks a person for confirmation after a bot has entered their address", async () => {
      await start();
      await signUp("ada@example.com", { website: "spam" });
      expect(mails).toEqual([]);
      await signUp();
      expect(mails).toHaveLength(1);
    });
  },
);
