import { createContext } from "react";

/** Starts to load the page at an address before its link is followed. The shell provides it. */
export const Prefetch = createContext<(address: string) => void>(() => {});
