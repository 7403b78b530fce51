import type { Store } from "./store.ts";

/** As large as a long message. */
const FILLER = "x".repeat(32 * 1024);

/**
 * Writes as much as a form would, and deletes what the last probe wrote.
 * @throws AppError `unavailable` when a form could not be stored: with a full disk, reading still works
 */
export async function probeWrite(store: Store): Promise<void> {
  await store.transact(async (transaction) => {
    const { id } = await transaction
      .insertInto("write_probe")
      .values(({ selectFrom, fn }) => ({
        id: selectFrom("write_probe").select(({ eb }) =>
          eb(fn.coalesce(fn.max("id"), eb.lit(0)), "+", 1).as("next"),
        ),
        filler: FILLER,
      }))
      .returning("id")
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom("write_probe").where("id", "<", id).execute();
  });
}
