import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** True once script runs; false in the server's HTML and while React takes it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
