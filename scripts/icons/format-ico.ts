const HEADER = 6;
const RECORD = 16;

/** Combines images in one .ico file. They stay PNG, which all systems since 2007 can read from such a file. */
export function formatIco(
  pictures: readonly { size: number; png: Buffer }[],
): Buffer {
  const head = Buffer.alloc(HEADER + RECORD * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = HEADER + RECORD * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
