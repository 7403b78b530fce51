import { afterAll, afterEach, describe, expect, test } from "vitest";
import { subscribe } from "#contract";
import type { Inbox } from "../../inbox/inbox.ts";
import {
  MailError,
  type MailTransport,
  type OutgoingMail,
} from "../../inbox/mail/mail-transport.ts";
import { InboxPlaces } from "../../inbox/testing/inbox-places.ts";
import {
  browser,
  formData,
  json,
  post,
  urlencoded,
} from "./testing/form-post.ts";
import { startFormServer, type FormServer } from "./testing/form-server.ts";
import { sampleTheme } from "../../testing/sample-theme.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const silent = { info() {}, warn() {}, error() {} };

const linkIn = (mail: OutgoingMail | undefined, page: string) =>
  new RegExp(`http\\S+/newsletter/${page}\\?token=[\\w-]{43}`).exec(
    `${mail?.text} ${mail?.headers["List-Unsubscribe"]}`,
  )?.[0] ?? "";
const act = async (url: string, init: RequestInit = { method: "POST" }) =>
  (await fetch(url, init)).status;

const refuse = async () => {
  throw new MailError("later", "greylisted", undefined);
};

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

    async function start(rateLimitForms = 1000): Promise<void> {
      now = Date.parse("2026-11-21T10:00:00Z");
      mails = [];
      inbox = await places.open(await places.create(), () => new Date(now));
      server = await startFormServer(inbox, { rateLimitForms });
    }
    async function deliver(
      send: MailTransport["send"] = async (_id, mail) => void mails.push(mail),
    ): Promise<void> {
      const transport: MailTransport = {
        perMinute: undefined,
        send,
        close() {},
      };
      const { origin } = server;
      const delivery = inbox.createDelivery({
        transport,
        site: () => ({
          name: "Northlark",
          url: origin,
          colors: sampleTheme.colors,
        }),
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

    test("needs a new confirmation after an unsubscription, and asks for it at once", async () => {
      await start();
      await signUp();
      await act(linkIn(mails[0], "unsubscribe"));
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

    test("sends another mail to whoever asks for a lost one, with script or without", async () => {
      await start();
      await signUp();
      const { origin } = server;
      for (let n = 0; n < 2; n += 1) {
        const headers = { ...urlencoded, ...browser, origin };
        const body = formData({ email: "ada@example.com" });
        const reply = await post(origin + subscribe.path, body, headers);
        expect(await reply.text()).toContain("click the link in the mail");
        await deliver();
      }
      expect(mails).toHaveLength(3);
      expect(await act(linkIn(mails[0], "confirm"))).toBe(200);
    });

    test("does not add to a mail that waits, but sends it sooner", async () => {
      await start();
      const body = JSON.stringify({ email: "ada@example.com" });
      await post(server.origin + subscribe.path, body, json);
      await deliver(refuse);
      await deliver();
      expect(mails).toEqual([]);
      await signUp();
      expect(mails).toHaveLength(1);
    });

    test("gives the same reply for a new, a known, a confirmed and a bot's address, as often as one likes", async () => {
      await start();
      const [known, unknown, bot] = ["ada", "bob", "eve"];
      await signUp(`${known}@example.com`);
      await act(linkIn(mails[0], "confirm"));
      now += 2 * 60 * MINUTE;
      await deliver();
      mails = [];
      const answers: string[] = [];
      for (let n = 0; n < 7; n += 1)
        for (const name of [known, unknown, bot]) {
          const extra = name === bot ? { website: "spam" } : {};
          const answer = await signUp(`${name}@example.com`, extra);
          answers.push(answer);
        }
      expect(answers.slice(0, 3)).toEqual(
        Array.from({ length: 3 }, () => expect.stringMatching(/^200 /u)),
      );
      expect(new Set(answers.slice(0, 15)).size).toBe(1);
      expect(answers.at(-1)).toBe(
        "429 We send only a few mails an hour to one address. If you expect one, please look in your spam folder too, or try again in 60 minutes.",
      );
      expect(new Set(answers.slice(15)).size).toBe(1);
      expect(new Set(mails.map(({ to }) => JSON.stringify(to)))).toEqual(
        new Set([JSON.stringify({ name: "", address: "bob@example.com" })]),
      );
    });

    test("limits the mails to one mailbox", async () => {
      await start();
      const statuses: string[] = [];
      for (let n = 0; n < 40; n += 1) {
        const email = n % 2 === 0 ? "ada@example.com" : `a.da+${n}@example.com`;
        statuses.push((await signUp(email)).slice(0, 3));
        now += 10 * MINUTE;
      }
      expect(mails).toHaveLength(10);
      expect(statuses.slice(0, 7)).toEqual([
        "200",
        "200",
        "200",
        "200",
        "200",
        "429",
        "200",
      ]);
      now += DAY;
      await signUp();
      expect(mails).toHaveLength(11);
    });

    test("limits the mails to one mailbox without a word where form limits are switched off", async () => {
      await start(0);
      for (let n = 0; n < 8; n += 1) expect(await signUp()).toMatch(/^200 /u);
      expect(mails).toHaveLength(5);
    });

    test("asks a person for confirmation after a bot has entered their address", async () => {
      await start();
      await signUp("ada@example.com", { website: "spam" });
      expect(mails).toEqual([]);
      await signUp();
      expect(mails).toHaveLength(1);
      await signUp("ada@example.com", { website: "spam" });
      expect(mails).toHaveLength(1);
    });
  },
);
