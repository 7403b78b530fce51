/** What could become a link by itself, also when its signs are escaped or written as references. */
const ADDRESS =
  /www\.|https?:\/\/|[\w.+-]@|www[\\&]|https?[\\&]|:\\\/|\\@|&(?:#|commat|colon|sol|period)/iu;

/** Addresses that both parsers make links of, with the same ends. */
const PLAIN_ADDRESS =
  /(?<![^ \t\n(])(?:(?:https?:\/\/|www\.)(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[\w/.~%=&#?+-]*)?|[a-z0-9]+(?:[._+-][a-z0-9]+)*@(?:[a-z0-9-]+\.)+[a-z]{2,})(?=[.,;:!?)]*(?:\s|$))/giu;

/** Plain markup that both read alike and in which no address becomes a link of its own, each with what stands for it. */
const PLAIN: readonly [RegExp, string][] = [
  [/^\[(?!\^)[^\n]+\]: [^ \n]+/gmu, "\ue001"],
  [/(?<![^\s*_([])`[^`\n<>()[\]"'\\]+`/gu, "\ue002"],
  [/(?<!\\)!\[[^[\]\n`|<\\^]*\]\([^()\s<>`|"\\\ue002]*\)/gu, "\ue003"],
  [
    /(?<!\\)\[[^[\]\n`|<\\^\ue001\ue002]+\]\([^()\s<>`|"\\\ue002]*\)/gu,
    "\ue001",
  ],
  [/<https?:\/\/[^<>\s`|\ue002]+>/gu, "\ue001"],
  [
    /(?<!\\)<\/?[a-z][a-z0-9]*(?: [a-z-]+="[^"<>\n`\ue002]*")* ?\/?>/giu,
    "\ue001",
  ],
  [/^[ \t]*[-+*][ \t]+\[[ xX]\]/gmu, ""],
];

/**
 * True when a block of text has a bare address in it that only one of the parsers might make a link of, or in another
 * place. What stands in the place of markup is a character for private use: a text that has one itself is odd at worst.
 */
export function hasOddAddress(block: string): boolean {
  if (!ADDRESS.test(block)) return false;
  let text = block;
  for (const [pattern, mark] of PLAIN) text = text.replaceAll(pattern, mark);
  if (!ADDRESS.test(text)) return false;
  if (/[[\\`<|]/u.test(text)) return true;
  return ADDRESS.test(text.replaceAll(PLAIN_ADDRESS, ""));
}
