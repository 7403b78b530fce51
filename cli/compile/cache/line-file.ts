import {
  appendFileSync,
  closeSync,
  fstatSync,
  openSync,
  readSync,
} from "node:fs";

/** How many bytes are read at a time: about twenty lines of a cache. */
const WINDOW = 65_536;
const LINE_FEED = "\n".charCodeAt(0);
const unused = new FinalizationRegistry<number>(closeSync);

/**
 * A file of lines that is read in pieces, so that memory stays flat. It stays open, so that its lines can be read again
 * after another process has replaced the file.
 */
export class LineFile {
  readonly #path: string;
  readonly #file: number;
  #buffer = Buffer.allocUnsafeSlow(WINDOW);
  /** What the buffer holds of the file, from `#start` on. */
  #window = this.#buffer.subarray(0, 0);
  #start = 0;

  /** @throws if the file cannot be opened */
  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, "r");
    unused.register(this, this.#file);
  }

  get size(): number {
    return fstatSync(this.#file).size;
  }

  /** Each line without its line feed, and its place. The bytes are valid until the next reading. */
  *lines(): Generator<[line: Buffer, at: number]> {
    const { size } = this;
    for (let at = 0; at < size;) {
      const line = this.#lineAt(at);
      yield [line, at];
      at += line.length + 1;
    }
  }

  /** Some of its bytes, valid until the next reading. Fewer at the end of the file. */
  read(at: number, length: number): Buffer {
    const first = this.#find(at, length);
    return this.#window.subarray(first, first + length);
  }

  /**
   * Appends to the file. Returns the place of the bytes. Undefined if another process has written or replaced it in the
   * meantime.
   */
  append(bytes: Buffer): number | undefined {
    const { size } = this;
    appendFileSync(this.#path, bytes);
    return this.size === size + bytes.length ? size : undefined;
  }

  #lineAt(at: number): Buffer {
    for (let room = 0; ; room = Math.max(WINDOW, room * 2)) {
      const first = this.#find(at, room);
      const end = this.#window.indexOf(LINE_FEED, first);
      if (end !== -1) return this.#window.subarray(first, end);
      const rest = this.#window.subarray(first);
      if (rest.length < room) return rest;
    }
  }

  /** Where a place of the file is in the window. So many bytes follow there, unless the file ends before. */
  #find(at: number, length: number): number {
    const first = at - this.#start;
    if (first >= 0 && first + length <= this.#window.length) return first;
    if (length > this.#buffer.length)
      this.#buffer = Buffer.allocUnsafeSlow(length);
    const read = readSync(this.#file, this.#buffer, { position: at });
    this.#window = this.#buffer.subarray(0, read);
    this.#start = at;
    return 0;
  }
}
