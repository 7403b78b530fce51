import { CalendarDate } from "../CalendarDate.tsx";

/** When a text was last revised. */
export function RevisedDate({ date }: { date: string }) {
  return (
    <span>
      Last updated <CalendarDate date={date} />
    </span>
  );
}
