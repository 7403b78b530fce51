import type { Notice } from "#contract";
import type { DataFunction } from "../../page.ts";

const noticeData: DataFunction<Notice> = ({ notice }) => {
  if (!notice) throw new Error("The server has nothing to say on this page.");
  const { heading, text } = notice;
  return {
    head: { title: heading, description: text[0] ?? heading, noindex: true },
    data: notice,
  };
};

export default noticeData;
