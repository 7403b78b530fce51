import {
  array,
  constant,
  constantFrom,
  integer,
  json,
  oneof,
  option,
  record,
  string,
  stringMatching,
  tuple,
  uint8Array,
  type Arbitrary,
} from "fast-check";

/** The bytes to send over one connection, and whether the sender then closes its half. */
export interface MalformedRequest {
  bytes: Buffer;
  closes: boolean;
}

const paths = [
  "/",
  "/blog",
  "/blog/keep-the-list-short",
  "/blog/category/first-words",
  "/blog/rss.xml",
  "/book",
  "/pricing",
  "/search",
  "/documentation",
  "/documentation/csv-export",
  "/careers",
  "/demo",
  "/api/blog",
  "/api/blog/keep-the-list-short",
  "/api/blog/create",
  "/api/search",
  "/api/contact-us",
  "/api/newsletter",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/content-assets/x.svg",
  "/assets/x.js",
  "/favicon.svg",
  "/.well-known/security.txt",
  "/sitemap.xml",
  "/robots.txt",
  "/healthz",
  "/readyz",
  "/metrics",
  "*",
  "",
  "http://elsewhere.example/",
] as const;

/** Parts of addresses that are known to confuse parsers. */
const pieces = [
  ..."/ // ? ; : @ & = + ~ . .. %2e%2e %2f %5c %00 %0a %0d%0a %09".split(" "),
  ..."%E2%80%A8 %E2%80%A9 %C2%85 %E2%80%AE %EF%BB%BF %EF%BF%BD %F0%9F%98%80 %ED%A0%80 %C0%AF %F4%90%80%80 %FF".split(
    " ",
  ),
  ..."__proto__ constructor toString [ ] $& ' * .md .json .br ?page=0 ?page=-1 ?page=1e9 ?q=x ?q=%E2%80%A8 ?_=1 ?type=a&type[]=b".split(
    " ",
  ),
  "a".repeat(300),
  "/a".repeat(200),
];

/** Parts that are not allowed in an address. */
const forbiddenPieces = [
  ...'# \\ % %2 %zz %u0041 {} ${7*7} <script> " | ^ ` ?q=%'.split(" "),
  "\t",
  "\u00e9",
  "\u2028",
];

const methods = [
  ..."GET GET GET GET GET GET GET GET HEAD POST POST POST POST POST POST".split(
    " ",
  ),
  ..."PUT PATCH DELETE OPTIONS TRACE PROPFIND M-SEARCH CONNECT".split(" "),
  "get",
  "G\u00c9T",
];

const headers = [
  "Accept-Encoding: br;q=2, *;q=-1, ,,",
  "Accept-Encoding: \u00ff",
  "Accept: */*;q=x, text/html;;;, application/json",
  "Range: bytes=9-1",
  "Range: bytes=-0,0-0,99999999999999999999-",
  "If-Range: x",
  'If-None-Match: W/"x", *, "',
  "If-Match: *",
  "If-Modified-Since: Thu, 99 Foo 20000 99:99:99 GMT",
  "Cache-Control: no-cache",
  "Expect: 100-continue",
  "Expect: something",
  "Upgrade: websocket\r\nConnection: upgrade",
  "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: x",
  "Content-Encoding: gzip",
  "Content-Encoding: unknown",
  "Content-Type: application/json; charset=utf-99",
  "Content-Type: application/json",
  "Content-Type: application/x-www-form-urlencoded",
  "Content-Type: multipart/form-data",
  "Content-Type: multipart/form-data; boundary=x",
  "Content-Type: text/plain",
  "Content-Type: ;;;",
  "Origin: null",
  "Origin: http://[",
  "Referer: %",
  "Sec-Fetch-Site: cross-site",
  "Authorization: Bearer \u00ff",
  "Authorization: Basic ???",
  "Cookie: =;;=\u0080; a=%",
  "X-Forwarded-For: ,,,999.1.1.1, ::::",
  "X-Forwarded-Proto: javascript",
  "X-Request-Id: \u2028 bad id",
  "traceparent: 00-zz-zz-zz",
];

/** Headers that break the request itself, or contradict it. */
const brokenHeaders = [
  "Host:",
  "Host: a, b",
  "Host: [::1",
  "Connection: close, close, \u0001",
  "Content-Length: 5",
  "Content-Length: -1",
  "Content-Length: 1e3",
  "Content-Length: 99999999999999999999",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: gzip, chunked",
  "Transfer-Encoding: chunked, identity",
  "Idempotency-Key: \u0000",
  "No colon here",
  ": no name",
  "Bad name : x",
  " folded: line",
  `X-Long: ${"y".repeat(20_000)}`,
  Array.from({ length: 300 }, (_, at) => `X-${at}: ${at}`).join("\r\n"),
];

const bodies: Arbitrary<string> = oneof(
  json(),
  json().map((text) => text.slice(0, -1)),
  constantFrom(
    "5\r\nhello\r\n0\r\n\r\n",
    "fffffffffffff\r\n",
    "zz\r\n\r\n",
    "a=%E2%80%A8&b=%&c[]=1&__proto__[x]=1&email=a%00@b",
    '{"email":"a@b.example","__proto__":{"admin":true}}',
    '{"email":"\\ud800@b.example","name":"\u2028"}',
    `{"message":${"[".repeat(2000)}}`,
    '{"email":{"$gt":""},"name":[1e999,-0,null]}',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
    "\u0000\u0001\u00ff",
    "x".repeat(200_000),
  ),
  string({ unit: "binary", maxLength: 40 }),
);

const target = tuple(
  constantFrom(...paths),
  array(
    oneof(
      { weight: 16, arbitrary: constantFrom(...pieces) },
      { weight: 1, arbitrary: constantFrom(...forbiddenPieces) },
      { weight: 1, arbitrary: stringMatching(/^[ -~]{1,8}$/u) },
    ),
    { maxLength: 3 },
  ),
).map(([path, added]) => path + added.join(""));

const version = oneof(
  { weight: 24, arbitrary: constant("HTTP/1.1") },
  {
    weight: 1,
    arbitrary: constantFrom(
      "HTTP/1.0",
      "HTTP/0.9",
      "HTTP/2.0",
      "HTTP/9.9",
      "HTTP/1",
      "",
    ),
  },
);

const wellFormed = record({
  method: constantFrom(...methods),
  target,
  version,
  host: option(constant("Host: localhost"), { freq: 24 }),
  lines: array(
    oneof(
      { weight: 16, arbitrary: constantFrom(...headers) },
      { weight: 1, arbitrary: constantFrom(...brokenHeaders) },
    ),
    { maxLength: 3 },
  ),
  body: option(bodies, { freq: 2 }),
  lineEnd: oneof(
    { weight: 24, arbitrary: constant("\r\n") },
    { weight: 1, arbitrary: constantFrom("\n", "\r", "\r\n ", "\u0000\r\n") },
  ),
  hasLength: constantFrom(true, true, true, false),
}).map(({ method, target, version, host, lines, body, lineEnd, hasLength }) => {
  const content = Buffer.from(body ?? "");
  const head = [
    `${method} ${target} ${version}`,
    ...(host === null ? [] : [host]),
    ...lines,
    ...(body !== null && hasLength
      ? [`Content-Length: ${content.length}`]
      : []),
    "",
    "",
  ].join(lineEnd);
  return Buffer.concat([Buffer.from(head), content]);
});

/** A request with some bytes replaced. */
const damaged = tuple(
  wellFormed,
  array(tuple(integer({ min: 0, max: 400 }), integer({ min: 0, max: 255 })), {
    minLength: 1,
    maxLength: 4,
  }),
).map(([bytes, changes]) => {
  const copy = Buffer.from(bytes);
  for (const [at, value] of changes) if (at < copy.length) copy[at] = value;
  return copy;
});

const bytes: Arbitrary<Buffer> = oneof(
  { weight: 16, arbitrary: wellFormed },
  { weight: 2, arbitrary: damaged },
  {
    weight: 1,
    arbitrary: tuple(wellFormed, wellFormed).map((both) => Buffer.concat(both)),
  },
  {
    weight: 1,
    arbitrary: uint8Array({ maxLength: 60 }).map((noise) => Buffer.from(noise)),
  },
);

/** Requests that violate HTTP, address syntax, or the API's contract, and some that are nearly valid. */
export const malformedRequest: Arbitrary<MalformedRequest> = record({
  bytes,
  closes: constantFrom(true, true, true, false),
});
