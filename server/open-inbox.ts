import type { Theme } from "#schema";
import type { Config } from "./config.ts";
import { createInbox, type Inbox } from "./inbox/inbox.ts";
import type { Delivery } from "./inbox/mail/deliver-mail.ts";
import { createFileTransport } from "./inbox/mail/file-transport.ts";
import { toMailDomain } from "./inbox/mail/enqueue-mail.ts";
import { createHttpTransport } from "./inbox/mail/http-transport.ts";
import type { MailTransport } from "./inbox/mail/mail-transport.ts";
import { createSmtpTransport } from "./inbox/mail/smtp-transport.ts";
import type { Log } from "./log.ts";

const CLOSE_MILLIS = 3000;
/** How often the outbox is read for mail that is tried again, or that another process has left. */
const LOOK_MILLIS = 5000;
const HOUR = 60 * 60 * 1000;

interface OpenInboxOptions {
  config: Config;
  /** Signs the links in mails. */
  secret: string;
  siteUrl: string;
  /** The site's current name, support address and colours from its content. */
  site: () => { name: string; supportEmail: string; colors: Theme["colors"] };
  clock: () => Date;
  log: Log;
}

/**
 * The inbox of a running server. It sends its mail and deletes expired data in the background. Without MAIL_FROM and
 * MAIL_TO, the site's support address is used.
 */
export async function openInbox(options: OpenInboxOptions): Promise<Inbox> {
  const { config, siteUrl, site, log } = options;
  let delivery: Delivery | undefined;
  const inbox = await createInbox({
    ...config,
    clock: options.clock,
    log,
    secret: options.secret,
    mailDomain: toMailDomain(config.mailFrom ?? site().supportEmail),
    onQueued: () => delivery?.wake(),
  });
  const transport = createTransport(config, site);
  delivery = inbox.createDelivery({
    transport,
    log,
    site: () => ({ name: site().name, url: siteUrl, colors: site().colors }),
    staff: () => config.mailTo ?? site().supportEmail,
  });
  delivery.wake();
  const { stop, wake, deliverDue } = delivery;
  const looking = setInterval(wake, LOOK_MILLIS).unref();

  const cleanUp = () =>
    void inbox
      .deleteExpired()
      .catch((error: unknown) =>
        log.warn("old records could not be deleted", { error }),
      );
  const cleaning = setInterval(cleanUp, HOUR).unref();
  cleanUp();
  return {
    ...inbox,
    async close() {
      clearInterval(cleaning);
      clearInterval(looking);
      stop();
      // A mail server that hangs does not delay the shutdown. The mail is sent after the next start.
      const patience = setTimeout(() => transport.close(), CLOSE_MILLIS);
      await deliverDue();
      clearTimeout(patience);
      transport.close();
      await inbox.close();
    },
  };
}

function createTransport(
  config: Config,
  site: OpenInboxOptions["site"],
): MailTransport {
  const { name, supportEmail } = site();
  const from = config.mailFrom ?? { name, address: supportEmail };
  const { mailApi: api, mailApiKey: key = "", mailApiUrl, smtpUrl } = config;
  const perMinute = config.mailPerMinute || undefined;
  if (api !== undefined)
    return createHttpTransport({ api, key, url: mailApiUrl, from, perMinute });
  return smtpUrl === undefined
    ? createFileTransport(config.dataDir, from)
    : createSmtpTransport({ url: smtpUrl, from, perMinute });
}
