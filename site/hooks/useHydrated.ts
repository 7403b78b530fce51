import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** True after hydration; false in the server's HTML and while hydrating. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
