/** An entry that may be read before it is published, and until when. */
export interface PreviewGrant {
  collection: string;
  slug: string;
  /** Whole seconds since 1970. */
  expires: number;
}

/** Derives a separate key, so that no other signature made with the same secret is valid here. */
const PURPOSE = "northlark preview 1";
const HMAC = { name: "HMAC", hash: "SHA-256", length: 256 };
const TOKEN = /^(?<expires>[1-9]\d{0,11})\.(?<signature>[0-9a-f]{64})$/u;

const toBytes = (text: string) => new TextEncoder().encode(text);

async function deriveKey(secret: string): Promise<CryptoKey> {
  const material = toBytes(secret);
  const base = await crypto.subtle.importKey("raw", material, "HKDF", false, [
    "deriveKey",
  ]);
  const derivation = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: toBytes(PURPOSE),
  };
  return crypto.subtle.deriveKey(derivation, base, HMAC, false, [
    "sign",
    "verify",
  ]);
}

const toMessage = ({ collection, slug, expires }: PreviewGrant) =>
  toBytes(JSON.stringify([collection, slug, expires]));

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));

/** The path of an entry's preview, without the token. */
export function previewPath({
  collection,
  slug,
}: Pick<PreviewGrant, "collection" | "slug">): string {
  return `/preview/${collection}/${encodeURIComponent(slug)}`;
}

/** Signs a grant. The token needs no escaping in an address or in HTML. */
export async function signPreview(
  secret: string,
  grant: PreviewGrant,
): Promise<string> {
  const key = await deriveKey(secret);
  const signature = await crypto.subtle.sign("HMAC", key, toMessage(grant));
  return `${grant.expires}.${toHex(signature)}`;
}

/**
 * The grant that a token gives for an entry. Undefined for a token that is expired, malformed, or not signed with this
 * secret for this entry. Signatures are compared in constant time.
 */
export async function verifyPreview(
  secret: string,
  entry: Pick<PreviewGrant, "collection" | "slug">,
  token: string,
  now: Date,
): Promise<PreviewGrant | undefined> {
  const { expires, signature } = TOKEN.exec(token)?.groups ?? {};
  if (expires === undefined || signature === undefined) return undefined;
  const { collection, slug } = entry;
  const grant = { collection, slug, expires: Number(expires) };
  const isSigned = await crypto.subtle.verify(
    "HMAC",
    await deriveKey(secret),
    fromHex(signature),
    toMessage(grant),
  );
  return isSigned && grant.expires * 1000 > now.getTime() ? grant : undefined;
}
