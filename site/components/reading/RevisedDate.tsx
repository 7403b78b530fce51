import { CalendarDate } from "../CalendarDate.tsx";
import { readingMessages } from "../../messages/reading.ts";

/** When a text was last revised. */
export function RevisedDate({ date }: { date: string }) {
  return (
    <span>
      {readingMessages.lastUpdated} <CalendarDate date={date} />
    </span>
  );
}
