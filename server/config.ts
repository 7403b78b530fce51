import { resolve } from "node:path";
import * as z from "zod/mini";
import { AppError } from "./app-error.ts";
import { mailApis, type MailApiName } from "./inbox/mail/http-transport.ts";
import { logLevels } from "./log.ts";

// The message of each check is what is allowed, in words that follow "must be".
const matching = (pattern: RegExp, words: string) =>
  z.string().check(z.regex(pattern, words));
const wholeNumber = (max: number, note = "") => {
  const words = `a whole number from 0 to ${max}${note}`;
  return z.pipe(
    matching(/^\d{1,7}$/u, words),
    z.pipe(z.transform(Number), z.int().check(z.lte(max, words))),
  );
};
const address = (protocols: RegExp, words: string) =>
  z
    .string()
    .check(
      z.refine(
        (value) => protocols.test(URL.parse(value)?.protocol ?? ""),
        words,
      ),
    );
const origin = (example: string) =>
  z.pipe(
    z.string().check(
      z.refine((value) => {
        const url = URL.parse(value);
        const isWeb = url !== null && /^https?:$/u.test(url.protocol);
        return isWeb && url.href === `${url.origin}/`;
      }, `an http or https origin without path, such as ${example}`),
    ),
    z.transform((value) => new URL(value).origin),
  );
const mailbox = matching(
  /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u,
  "a mail address, alone or as Name <address>",
);
const folder = matching(/^[^\0]+$/u, "the path of a folder");
const token = z.string().check(z.minLength(16, "at least 16 characters"));
const apiNames = Object.keys(mailApis).filter(
  (name): name is MailApiName => name in mailApis,
);
const OFF = " (0 switches it off)";
const SECRET = "at least 32 characters, and is required with DATABASE_URL";

const ONE_WAY = "unset while SMTP_URL is set: mail leaves in one way";
const API_KEY =
  "the key of the mail API, in letters, digits and signs, and is required with MAIL_API";

/** True for an address to which a secret can be sent. */
function isSafe(value: string): boolean {
  const url = URL.parse(value);
  return (
    url?.protocol === "https:" ||
    (url?.protocol === "http:" &&
      /^(?:localhost|127\.0\.0\.1|\[::1\])$/u.test(url.hostname))
  );
}

const environment = z.object({
  PORT: wholeNumber(65_535, " (0 takes a free port)"),
  HOST: z.optional(
    matching(/^[\w.:-]+$/u, "a host name or an IP address to listen on"),
  ),
  SITE_URL: z.optional(origin("https://example.com")),
  CORS_ORIGIN: z.optional(origin("https://www.example.com")),
  CONTENT_DIR: folder,
  CONTENT_OUT: folder,
  DATA_DIR: folder,
  DATABASE_URL: z.optional(
    address(
      /^postgres(?:ql)?:$/u,
      "an address that begins with postgres:// or postgresql://",
    ),
  ),
  SMTP_URL: z.optional(
    address(/^smtps?:$/u, "an address that begins with smtp:// or smtps://"),
  ),
  MAIL_API: z.optional(z.enum(apiNames, `one of ${apiNames.join(", ")}`)),
  MAIL_API_KEY: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]+$/u, API_KEY)),
  ),
  MAIL_API_URL: z.optional(
    z
      .string()
      .check(
        z.refine(isSafe, "an https address; http is for this machine alone"),
      ),
  ),
  MAIL_FROM: z.optional(mailbox),
  MAIL_TO: z.optional(mailbox),
  MAIL_PER_MINUTE: wholeNumber(100_000, " (0 sets no limit)"),
  APP_SECRET: z.optional(z.string().check(z.minLength(32, SECRET))),
  TRUST_PROXY_HOPS: wholeNumber(16),
  RATE_LIMIT_FORMS: wholeNumber(1_000_000, OFF),
  RATE_LIMIT_MISSING: wholeNumber(1_000_000, OFF),
  CONTENT_WRITE_TOKEN: z.optional(token),
  METRICS_TOKEN: z.optional(token),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(", ")}`),
});

/** The values of unset variables. */
const defaults = {
  PORT: "3000",
  CONTENT_DIR: "content",
  CONTENT_OUT: ".content",
  DATA_DIR: ".data",
  TRUST_PROXY_HOPS: "0",
  MAIL_PER_MINUTE: "300",
  RATE_LIMIT_FORMS: "20",
  RATE_LIMIT_MISSING: "600",
  LOG_LEVEL: "info",
};

const secrets: ReadonlySet<string> = new Set<keyof typeof environment.shape>([
  "DATABASE_URL",
  "SMTP_URL",
  "MAIL_API_KEY",
  "APP_SECRET",
  "CONTENT_WRITE_TOKEN",
  "METRICS_TOKEN",
]);

/** All settings from the environment. Paths are absolute. An unset variable without a default is undefined. */
export type Config = ReturnType<typeof parseConfig>;
export type Environment = Readonly<Record<string, string | undefined>>;

/** The value for an error message. A secret shows its first characters at most. */
function quoteValue(name: string, value: string | undefined): string {
  if (value === undefined) return `${name} is not set`;
  if (!secrets.has(name)) return `${name} is ${JSON.stringify(value)}`;
  const start = value.length > 12 ? value.slice(0, 3) : "";
  return `${name} is "${start}..." (${value.length} characters)`;
}

/** @param words what is allowed, by variable */
function complain(words: ReadonlyMap<string, string>, env: Environment) {
  const lines = [...words].map(
    ([name, allowed]) =>
      `${quoteValue(name, env[name])}: it must be ${allowed}.`,
  );
  return new AppError("config_invalid", lines.join("\n"));
}

/**
 * Parses the environment. An empty value counts as unset.
 * @param cwd the base of relative paths
 * @throws AppError with one line for each wrong variable: its name, its value and what is allowed
 */
export function parseConfig(env: Environment, cwd: string) {
  const set = Object.entries(env).filter(([, value]) => value);
  const given: Environment = { ...defaults, ...Object.fromEntries(set) };
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const { issues } = parsed.error;
    const words = issues.map(
      ({ path: [name], message }) => [String(name), message] as const,
    );
    throw complain(new Map(words), given);
  }
  const values = parsed.data;
  if (values.DATABASE_URL !== undefined && values.APP_SECRET === undefined)
    throw complain(new Map([["APP_SECRET", SECRET]]), given);
  if (values.MAIL_API !== undefined && values.MAIL_API_KEY === undefined)
    throw complain(new Map([["MAIL_API_KEY", API_KEY]]), given);
  if (values.MAIL_API !== undefined && values.SMTP_URL !== undefined)
    throw complain(new Map([["MAIL_API", ONE_WAY]]), given);
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL,
    corsOrigin: values.CORS_ORIGIN,
    contentDir: resolve(cwd, values.CONTENT_DIR),
    contentOut: resolve(cwd, values.CONTENT_OUT),
    dataDir: resolve(cwd, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailApi: values.MAIL_API,
    mailApiKey: values.MAIL_API_KEY,
    mailApiUrl: values.MAIL_API_URL,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    mailPerMinute: values.MAIL_PER_MINUTE,
    appSecret: values.APP_SECRET,
    trustProxyHops: values.TRUST_PROXY_HOPS,
    rateLimitForms: values.RATE_LIMIT_FORMS,
    rateLimitMissing: values.RATE_LIMIT_MISSING,
    contentWriteToken: values.CONTENT_WRITE_TOKEN,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  };
}
