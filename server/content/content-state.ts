import type { ContentReader } from "#contract";
import { createBodyStore } from "./body-store.ts";
import { createContentReader, type Recover } from "./content-reader.ts";
import { momentAfter, versionAt, type PreparedIndex } from "./prepare-index.ts";

/** The loaded index and its reader at the current time. */
export function createContentState({
  folder,
  clock,
  first,
  recover,
}: {
  folder: string;
  clock: () => Date;
  first: PreparedIndex;
  recover: Recover;
}) {
  const bodies = createBodyStore(folder);
  let prepared = first;
  let reader = read(first, recover);

  function read(index: PreparedIndex, recoverWith: Recover): ContentReader {
    const now = clock();
    return createContentReader({
      prepared: index,
      now,
      version: versionAt(index, now),
      bodies,
      recover: recoverWith,
    });
  }

  return {
    current() {
      if (reader.version !== versionAt(prepared, clock()))
        reader = read(prepared, recover);
      return reader;
    },
    /** A reader of the same index that handles missing bodies in another way. */
    readerWith: (recoverWith: Recover) => read(prepared, recoverWith),
    /** @returns true if visitors see a change */
    replace(next: PreparedIndex): boolean {
      const before = reader.version;
      reader = read(next, recover);
      prepared = next;
      return reader.version !== before;
    },
    /** When an entry appears or expires next. */
    nextMoment: () => momentAfter(prepared, clock()),
  };
}
