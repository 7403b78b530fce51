/**
 * The CMS reads the files of a local folder with "\n" at the ends of their lines. Those that had "\r\n", as Git writes
 * them on some machines, get it back when they are saved.
 */
export function keepLineEnds(): void {
  if (typeof FileSystemFileHandle === "undefined") return;
  const { prototype } = FileSystemFileHandle;
  const open = prototype.createWritable;
  prototype.createWritable = async function createWritable(options) {
    const before = await (await this.getFile()).text();
    const stream = await open.call(this, options);
    const write = stream.write.bind(stream);
    if (before.includes("\r\n"))
      stream.write = (data) =>
        write(typeof data === "string" ? data.replaceAll("\n", "\r\n") : data);
    return stream;
  };
}
