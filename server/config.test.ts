import { describe, expect, it } from "vitest";
import { AppError } from "./app-error.ts";
import { parseConfig, type Environment } from "./config.ts";

function complaint(env: Environment): string {
  try {
    parseConfig(env, "/srv");
  } catch (error) {
    if (error instanceof AppError) return error.message;
  }
  return "";
}

describe("parseConfig", () => {
  it("has a default for every variable", () => {
    expect(parseConfig({}, "/srv")).toMatchObject({
      port: 3000,
      host: undefined,
      siteUrl: undefined,
      contentOut: "/srv/.content",
      dataDir: "/srv/.data",
      trustProxyHops: 0,
      rateLimitForms: 20,
      logLevel: "info",
    });
  });

  it("treats an empty value as unset", () => {
    expect(parseConfig({ PORT: "", SMTP_URL: "" }, "/srv")).toMatchObject({
      port: 3000,
      smtpUrl: undefined,
    });
  });

  it("drops the slash at the end of the site's address", () => {
    expect(
      parseConfig({ SITE_URL: "https://Example.com/" }, "/srv").siteUrl,
    ).toBe("https://example.com");
  });

  it.each([
    ["PORT", "65536"],
    ["PORT", "3e3"],
    ["PORT", "-1"],
    ["PORT", "80 "],
    ["HOST", "a b"],
    ["SITE_URL", "example.com"],
    ["SITE_URL", "ftp://example.com"],
    ["SITE_URL", "https://example.com/path"],
    ["SITE_URL", "https://user:pw@example.com"],
    ["TRUST_PROXY_HOPS", "true"],
    ["RATE_LIMIT_FORMS", "many"],
    ["MAIL_FROM", "nobody"],
    ["LOG_LEVEL", "loud"],
    ["MAIL_API", "sendgrid"],
    ["MAIL_API_URL", "http://api.example.com/mail"],
    ["MAIL_API_URL", "api.example.com"],
  ])(
    "refuses %s=%s in one line that quotes it and says what is allowed",
    (name, value) => {
      const message = complaint({ [name]: value });
      expect(message).toContain(`${name} is "${value}": it must be `);
      expect(message).not.toContain("\n");
    },
  );

  it.each([
    ["DATABASE_URL", "mysql://user:hunter2@db/app"],
    ["SMTP_URL", "https://user:hunter2@mail"],
    ["MAIL_API_KEY", "hunter2 hunter2"],
    ["APP_SECRET", "hunter2hunter2"],
    ["METRICS_TOKEN", "hunter2"],
    ["CONTENT_WRITE_TOKEN", "hunter2"],
  ])("refuses a wrong %s without printing it", (name, value) => {
    const message = complaint({ [name]: value });
    expect(message).toContain(`${name} is "`);
    expect(message).not.toContain("hunter2");
    expect(message).toContain(`(${value.length} characters)`);
  });

  it("names every wrong variable on a line of its own", () => {
    expect(complaint({ PORT: "x", LOG_LEVEL: "y" }).split("\n")).toHaveLength(
      2,
    );
  });

  it("requires a key with a mail API, and no second way for mail", () => {
    expect(complaint({ MAIL_API: "resend" })).toMatch(
      /^MAIL_API_KEY is not set: it must be the key of the mail API[^\n]*\.$/u,
    );
    expect(
      complaint({
        MAIL_API: "postmark",
        MAIL_API_KEY: "secret",
        SMTP_URL: "smtp://mail",
      }),
    ).toMatch(/^MAIL_API is "postmark": it must be unset while [^\n]*\.$/u);
    const url = "http://127.0.0.1:8025/send";
    const env = { MAIL_API: "resend", MAIL_API_KEY: "k", MAIL_API_URL: url };
    expect(parseConfig(env, "/srv").mailApiUrl).toBe(url);
  });

  it("requires a secret with a shared database", () => {
    expect(complaint({ DATABASE_URL: "postgres://db/app" })).toMatch(
      /^APP_SECRET is not set/u,
    );
  });
});
