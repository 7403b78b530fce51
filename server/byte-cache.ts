/** A map bounded by the bytes of its values: what was used longest ago goes first. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  /** Keeps the value unless it alone is larger than the cache. */
  set(key: string, value: Value, bytes: number): void;
  has(key: string): boolean;
  clear(): void;
  readonly bytes: number;
}

/** What a key and the bookkeeping of an entry cost beside its value. */
const ENTRY_OVERHEAD = 256;

export function createByteCache<Value>(maxBytes: number): ByteCache<Value> {
  const entries = new Map<string, { value: Value; bytes: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, size) {
      drop(key);
      const bytes = size + key.length * 2 + ENTRY_OVERHEAD;
      if (bytes > maxBytes) return;
      entries.set(key, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break;
        drop(oldest);
      }
    },
    has: (key) => entries.has(key),
    clear() {
      entries.clear();
      total = 0;
    },
    get bytes() {
      return total;
    },
  };
}
