import { isIP } from "node:net";

const MAIL = /[^\s/"'<>(),;:=?&#[\]@]+@[^\s/"'<>(),;:=?&#[\]@]+/gu;
const MAYBE_IP = /(?<![\w.:])[\da-f]*[.:][\da-f.:]+(?![\w:])/giu;

/** Replaces mail addresses. */
export function hideMailAddresses(text: string): string {
  return text.replaceAll("%40", "@").replaceAll(MAIL, "[mail]");
}

/** Replaces mail addresses and IP addresses, which may appear in URLs. */
export function hidePersonalData(text: string): string {
  return hideMailAddresses(text.replaceAll(/%3a/giu, ":")).replaceAll(
    MAYBE_IP,
    (found) => (isIP(found) === 0 ? found : "[ip]"),
  );
}
