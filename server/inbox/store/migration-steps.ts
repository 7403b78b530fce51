/**
 * The statements of each migration, by its name, in the order in which they run: SQL that SQLite and PostgreSQL both
 * read. A migration is never edited after its release; a change is a new one.
 */
export const migrationSteps: ReadonlyMap<string, readonly string[]> = new Map([
  [
    // Submissions, newsletter states, and the replies kept for idempotency keys.
    "001-submissions",
    [
      `create table submission (
        id text primary key, kind text not null, created_at text not null,
        email text not null, email_key text not null, fields text not null,
        score integer not null, quarantined integer not null,
        signals text not null)`,
      `create index submission_email_key on submission (email_key)`,
      `create unique index submission_newsletter_once on submission (email_key)
        where kind = 'newsletter'`,
      `create table subscription (
        submission_id text primary key
          references submission (id) on delete cascade,
        state text not null, token_hash text unique, token_expires_at text,
        confirmed_at text, unsubscribed_at text)`,
      `create table reply (
        endpoint text not null, key text not null, body_hash text not null,
        body text not null, created_at text not null,
        constraint reply_once primary key (endpoint, key))`,
      `create index reply_created_at on reply (created_at)`,
    ],
  ],
  // A first table for mail. It was never used, and 004 replaces it.
  ["002-outbox", ["create table outbox (id text primary key)"]],
  [
    // Counters of form posts.
    "003-form-rate",
    [
      `create table form_rate (
        key varchar(255) primary key, points integer default 0 not null,
        expire bigint)`,
    ],
  ],
  [
    // Mail, the tokens of newsletter addresses, the submission of each kept reply, and a row to test writing.
    "004-mail",
    [
      "drop table outbox",
      `create table outbox (
        id text primary key,
        submission_id text not null
          references submission (id) on delete cascade,
        template text not null, mailbox text, message_id text not null,
        status text not null, attempts integer not null,
        next_at text not null, lease text, leased_until text,
        last_error text, created_at text not null, sent_at text)`,
      "create index outbox_in_order on outbox (status, id)",
      "create index outbox_sent_at on outbox (sent_at)",
      "create index outbox_mailbox on outbox (mailbox, created_at)",
      "create index outbox_submission on outbox (submission_id)",
      "alter table subscription add column token_seed text",
      "alter table subscription add column unsubscribe_hash text",
      `create unique index subscription_unsubscribe_hash
        on subscription (unsubscribe_hash)`,
      `alter table reply add column submission_id text
        references submission (id) on delete cascade`,
      "create index reply_submission on reply (submission_id)",
      `create table write_probe (id integer primary key, filler text not null)`,
    ],
  ],
]);
