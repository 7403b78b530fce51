import { layOutMail, type MailSite, type MailText } from "./mail-layout.ts";

/** Asks the owner of an address whether they want the newsletter. */
export function renderConfirmMail(
  confirmUrl: string,
  site: MailSite,
): MailText {
  return layOutMail(
    {
      subject: `Please confirm your ${site.name} subscription`,
      heading: "One more click",
      preview: "Confirm that you'd like to hear from us.",
      parts: [
        {
          kind: "paragraph",
          text: `Somebody, we hope it was you, asked for news from ${site.name} at this address. Is that right?`,
        },
        { kind: "button", label: "Yes, subscribe me", url: confirmUrl },
        {
          kind: "paragraph",
          text: "The link works for 7 days. If it wasn't you, there's nothing to do: without that click we won't write again.",
        },
      ],
      footer: [
        `You get this because this address was entered on the ${site.name} website.`,
      ],
    },
    site,
  );
}

/** Welcomes a subscriber, and explains how to unsubscribe. */
export function renderWelcomeMail(
  unsubscribeUrl: string,
  site: MailSite,
): MailText {
  return layOutMail(
    {
      subject: `You're subscribed to ${site.name}`,
      heading: "You're subscribed!",
      preview: "Thank you for joining our newsletter.",
      parts: [
        {
          kind: "paragraph",
          text: "Thank you for joining our newsletter. We'll write when there's something worth your time.",
        },
        {
          kind: "link",
          text: "Had enough? You can leave at any time:",
          label: "Unsubscribe",
          url: unsubscribeUrl,
        },
      ],
      footer: [`You get this because you subscribed to ${site.name}.`],
    },
    site,
  );
}
