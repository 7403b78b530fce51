import type { DataFunction } from "../../page.ts";

/** The server appends the visitor's query. */
const demoData: DataFunction<null> = () => ({ redirectTo: "/book" });

export default demoData;
