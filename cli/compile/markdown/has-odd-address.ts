/** What could become a link by itself, also when its signs are escaped or written as references. */
const ADDRESS =
  /www\.|https?:\/\/|[\w.+-]@|www[\\&]|https?[\\&]|:\\\/|\\@|&(?:#(?!(?:3[3-9]|6[0-2]|12[3-5]|160);)|commat|colon|sol|period)/iu;

/** Where no address becomes a link of its own: code, and the address of a link. */
const CODE = /`[^`\n]+`/gu;
const LINK = /(?<!\\)\[[^[\]\n`<\\]+\]\([^\s()<>"'`\\]*(?: "[^"\n\\]*")?\)/gu;

/** Addresses that both parsers make links of, with the same ends; none goes on over what stands for code or a link. */
const PLAIN_ADDRESS =
  /(?<![^\s("'*>[])(?:<https?:\/\/[^\s<>\ue002\ue003]+>|(?:https?:\/\/|www\.)(?:[a-z0-9-]+\.)+[a-z0-9]{2,}|https?:\/\/[a-z0-9]+(?=[\s:/])|[a-z0-9]+(?:[._+-][a-z0-9]+)*@(?:[a-z0-9-]+\.)+[a-z]{2,})(?![\w@.-]*@)(?![-_]|\S*\|)/giu;

/** True when lines have a bare address in them that only one of the parsers might make a link of, or in another place. */
export function hasOddAddress(lines: readonly string[]): boolean {
  const addressed = lines.filter((line) => ADDRESS.test(line)).join("\n");
  if (addressed === "") return false;
  const rest = withoutCode(addressed).replaceAll(LINK, "\ue003");
  const bare = rest.replaceAll(PLAIN_ADDRESS, "\ue001");
  if (ADDRESS.test(bare)) return true;
  return bare !== rest && rest.split("[").length !== rest.split("]").length;
}

/** Without code, where all of it begins and ends on its line, between single ticks. */
export function withoutCode(text: string): string {
  if (!text.includes("`") || text.includes("``")) return text;
  const isPaired = text
    .split("\n")
    .every((line) => line.split("`").length % 2 === 1);
  return isPaired ? text.replaceAll(CODE, "\ue002") : text;
}
