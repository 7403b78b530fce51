import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's HTML and while hydrating. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
