import { createContext } from "react";

/** When the page was shown, in milliseconds since 1970: its data is as old. */
export const ShownAt = createContext(0);
