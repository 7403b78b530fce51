import type { DataFunction } from "../../page.ts";

/** The server keeps the visitor's query. */
const demoData: DataFunction<null> = () => ({ redirectTo: "/book" });

export default demoData;
