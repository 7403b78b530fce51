import { createHmac } from "node:crypto";
import { isSameSecret } from "../../operations/is-same-secret.ts";

/** Signed tokens with the time at which a form was opened. */
export type FormTokens = ReturnType<typeof createFormTokens>;

export function createFormTokens(secret: string, clock: () => Date) {
  const sign = (time: string) =>
    createHmac("sha256", secret).update(`form:${time}`).digest("base64url");
  return {
    issue(): string {
      const time = clock().getTime().toString(36);
      return `${time}.${sign(time)}`;
    },
    /** Milliseconds since the token was issued. Undefined if this site has not signed it. */
    ageOf(token: string): number | undefined {
      const [time = "", signature = ""] = token.split(".", 2);
      if (!isSameSecret(signature, sign(time))) return undefined;
      return clock().getTime() - Number.parseInt(time, 36);
    },
  };
}
