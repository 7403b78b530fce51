import {
  decode,
  encode,
  encodeBrotli,
  encodings,
  type Encoding,
} from "./content-encoding.ts";
import { digestBytes, formatEntityTag } from "./entity-tag.ts";
import type { ReplyLines } from "./write-reply.ts";

/** The header lines that are repeated for all clients that ask for the same encoding of an answer. */
export interface ReplyHead {
  ok: ReplyLines;
  notModified: ReplyLines;
}

/** One encoding of an answer. */
export interface AnswerBody {
  bytes: Buffer;
  etag: string;
  /**
   * What the application sent with it. Absent until the answer has been sent twice, because most answers are
   * requested only once.
   */
  head?: ReplyHead;
  wasSent?: boolean;
  /** True until the body is queued for the best compression. */
  canImprove?: boolean;
}

interface EncodedAnswer {
  /** Identifies the content, independent of the encoding. */
  digest: string;
  /** The encodings that clients can choose from. */
  encodings: readonly Encoding[];
  /** The encodings that a client has asked for. */
  bodies: Partial<Record<Encoding, AnswerBody>>;
}

/** Additional headers of a document. */
type Headers = Readonly<Record<string, string>>;

/** A page, or another document that is rendered from the content. */
export interface DocumentAnswer extends EncodedAnswer {
  kind: "document";
  status: number;
  contentType: string;
  cacheControl: string;
  headers: Headers;
}

/** A file whose content never changes under its address. */
export interface FileAnswer extends EncodedAnswer {
  kind: "file";
}

export interface RedirectAnswer {
  kind: "redirect";
  status: 301 | 302 | 308;
  location: string;
}

/** The answer for one address. It is the same for every visitor. */
export type Answer = DocumentAnswer | FileAnswer | RedirectAnswer;

/** A document before it is encoded. */
export interface PlainDocument {
  kind: "plain";
  status: number;
  contentType: string;
  /** For answers with status 200. Others may not be cached without revalidation. */
  cacheControl: string;
  headers?: Headers;
  bytes: Buffer;
  /** True if the next rendering can have another result. The answer is not cached then. */
  isProvisional?: boolean;
}

const suffixes: Record<Encoding, string> = {
  br: "b5",
  gzip: "gz",
  identity: "id",
};

export function toDocumentAnswer(document: PlainDocument): DocumentAnswer {
  const { status, contentType, cacheControl, headers = {}, bytes } = document;
  const digest = digestBytes(bytes);
  const answer = { status, contentType, cacheControl, headers, digest };
  return { kind: "document", ...answer, encodings, bodies: {} };
}

/** Larger texts are not compressed again: the best compression takes 144 ms for 60 kB already. */
const MAX_IMPROVED_BYTES = 256 * 1024;

/** The same answer with one more encoding of its text. */
export async function withEncoding(
  answer: DocumentAnswer,
  encoding: Encoding,
  plain: Buffer,
): Promise<DocumentAnswer> {
  const bytes = await encode(plain, encoding, answer.status === 200);
  const etag = formatEntityTag(answer.digest, suffixes[encoding]);
  const canImprove =
    answer.status === 200 &&
    encoding === "br" &&
    plain.length <= MAX_IMPROVED_BYTES;
  const body: AnswerBody = { bytes, etag, canImprove };
  return { ...answer, bodies: { ...answer.bodies, [encoding]: body } };
}

/** The text of an answer, from any of its bodies. */
export async function readPlain({ bodies }: DocumentAnswer): Promise<Buffer> {
  const known = encodings.findLast((encoding) => bodies[encoding]);
  const bytes = known && bodies[known]?.bytes;
  if (!bytes) throw new Error("An answer without a body cannot be read.");
  return decode(bytes, known);
}

/** The same answer, its brotli body as small as possible. */
export async function withBestBrotli(
  answer: DocumentAnswer,
): Promise<DocumentAnswer> {
  const bytes = await encodeBrotli(await readPlain(answer), 11);
  const br = { bytes, etag: formatEntityTag(answer.digest, "b11") };
  return { ...answer, bodies: { ...answer.bodies, br } };
}

/** The memory that the header lines of a body need, beyond those that all answers share. */
const BODY_OVERHEAD = 1024;

/** The memory that a cached answer takes, in bytes. */
export function sizeOf(answer: Answer): number {
  if (answer.kind === "redirect") return answer.location.length * 2;
  return Object.values(answer.bodies).reduce(
    (sum, { bytes }) => sum + bytes.length + BODY_OVERHEAD,
    0,
  );
}
