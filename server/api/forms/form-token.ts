import { createHmac } from "node:crypto";
import { isSameSecret } from "../../operations/is-same-secret.ts";

/** Says when a form was opened, in words that only this site can write. */
export interface FormTokens {
  issue(): string;
  /** Milliseconds since it was issued; undefined for what this site has not signed. */
  ageOf(token: string): number | undefined;
}

export function createFormTokens(
  secret: string,
  clock: () => Date,
): FormTokens {
  const sign = (time: string) =>
    createHmac("sha256", secret).update(`form:${time}`).digest("base64url");
  return {
    issue() {
      const time = clock().getTime().toString(36);
      return `${time}.${sign(time)}`;
    },
    ageOf(token) {
      const [time = "", signature = ""] = token.split(".", 2);
      if (!isSameSecret(signature, sign(time))) return undefined;
      return clock().getTime() - Number.parseInt(time, 36);
    },
  };
}
