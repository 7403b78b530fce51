import type { PageWords } from "#contract";
import type { DataFunction } from "../../page.ts";

const apiAccessData: DataFunction<PageWords<"api-access">> = ({ content }) => {
  const words = content.page("api-access");
  return { head: words, data: words };
};

export default apiAccessData;
