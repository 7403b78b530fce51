import { resolve } from "node:path";
import * as z from "zod/mini";
import { AppError } from "./app-error.ts";
import { logLevels } from "./log.ts";

/** The allowed values of each variable, in words that follow "must be". */
const allowed = {
  PORT: "a whole number from 0 to 65535 (0 takes a free port)",
  HOST: "a host name or an IP address to listen on",
  SITE_URL: "an http or https origin without path, such as https://example.com",
  CORS_ORIGIN:
    "an http or https origin without path, such as https://www.example.com",
  CONTENT_DIR: "the path of a folder",
  CONTENT_OUT: "the path of a folder",
  DATA_DIR: "the path of a folder",
  DATABASE_URL: "an address that begins with postgres:// or postgresql://",
  SMTP_URL: "an address that begins with smtp:// or smtps://",
  MAIL_FROM: "a mail address, alone or as Name <address>",
  MAIL_TO: "a mail address, alone or as Name <address>",
  MAIL_PER_MINUTE: "a whole number from 0 to 100000 (0 sets no limit)",
  APP_SECRET: "at least 32 characters, and is required with DATABASE_URL",
  TRUST_PROXY_HOPS: "a whole number from 0 to 16",
  RATE_LIMIT_FORMS: "a whole number from 0 to 1000000 (0 switches it off)",
  RATE_LIMIT_MISSING: "a whole number from 0 to 1000000 (0 switches it off)",
  CONTENT_WRITE_TOKEN: "at least 16 characters",
  METRICS_TOKEN: "at least 16 characters",
  LOG_LEVEL: `one of ${logLevels.join(", ")}`,
} as const;

type Variable = keyof typeof allowed;

const secrets: ReadonlySet<string> = new Set<Variable>([
  "DATABASE_URL",
  "SMTP_URL",
  "APP_SECRET",
  "CONTENT_WRITE_TOKEN",
  "METRICS_TOKEN",
]);

const wholeNumber = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/u)),
    z.pipe(z.transform(Number), z.int().check(z.lte(max))),
  );
const address = (protocols: RegExp) =>
  z.string().check(
    z.refine((value) => {
      const url = URL.parse(value);
      return url !== null && protocols.test(url.protocol);
    }),
  );
const origin = z.pipe(
  address(/^https?:$/u).check(
    z.refine((value) => {
      const url = URL.parse(value);
      return url !== null && url.href === `${url.origin}/`;
    }),
  ),
  z.transform((value) => new URL(value).origin),
);
const mailbox = z
  .string()
  .check(z.regex(/^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u));
const path = z.string().check(z.regex(/^[^\0]+$/u));
const token = (length: number) => z.string().check(z.minLength(length));

const environment = z.object({
  PORT: wholeNumber(65_535),
  HOST: z.optional(z.string().check(z.regex(/^[\w.:-]+$/u))),
  SITE_URL: z.optional(origin),
  CORS_ORIGIN: z.optional(origin),
  CONTENT_DIR: path,
  CONTENT_OUT: path,
  DATA_DIR: path,
  DATABASE_URL: z.optional(address(/^postgres(?:ql)?:$/u)),
  SMTP_URL: z.optional(address(/^smtps?:$/u)),
  MAIL_FROM: z.optional(mailbox),
  MAIL_TO: z.optional(mailbox),
  MAIL_PER_MINUTE: wholeNumber(100_000),
  APP_SECRET: z.optional(token(32)),
  TRUST_PROXY_HOPS: wholeNumber(16),
  RATE_LIMIT_FORMS: wholeNumber(1_000_000),
  RATE_LIMIT_MISSING: wholeNumber(1_000_000),
  CONTENT_WRITE_TOKEN: z.optional(token(16)),
  METRICS_TOKEN: z.optional(token(16)),
  LOG_LEVEL: z.enum(logLevels),
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

/** All settings from the environment. Paths are absolute. An unset variable without a default is undefined. */
export type Config = ReturnType<typeof parseConfig>;
export type Environment = Readonly<Record<string, string | undefined>>;

function isVariable(name: string): name is Variable {
  return Object.hasOwn(allowed, name);
}

/** The value for an error message. A secret shows its first characters at most. */
function quoteValue(name: Variable, value: string | undefined): string {
  if (value === undefined) return `${name} is not set`;
  if (!secrets.has(name)) return `${name} is ${JSON.stringify(value)}`;
  const start = value.length > 12 ? value.slice(0, 3) : "";
  return `${name} is "${start}..." (${value.length} characters)`;
}

function complain(names: readonly string[], env: Environment): AppError {
  const lines = [...new Set(names)]
    .filter(isVariable)
    .map(
      (name) => `${quoteValue(name, env[name])}: it must be ${allowed[name]}.`,
    );
  return new AppError("config_invalid", lines.join("\n"));
}

/**
 * Parses the environment. An empty value counts as unset.
 * @param cwd the base of relative paths
 * @throws AppError with one line for each wrong variable: its name, its value and what is allowed
 */
export function parseConfig(env: Environment, cwd: string) {
  const given: Environment = {
    ...defaults,
    ...Object.fromEntries(
      Object.entries(env).filter(
        ([, value]) => value !== "" && value !== undefined,
      ),
    ),
  };
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw complain(
      parsed.error.issues.map((issue) => String(issue.path[0])),
      given,
    );
  }
  const values = parsed.data;
  if (values.DATABASE_URL !== undefined && values.APP_SECRET === undefined)
    throw complain(["APP_SECRET"], given);
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
