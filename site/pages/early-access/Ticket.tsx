import type { ReactNode } from "react";
import { Lark } from "../../components/scenes/Lark.tsx";
import { Skyline } from "../../components/scenes/Skyline.tsx";

interface TicketProps {
  title: string;
  children: ReactNode;
}

/** A ticket for the first train: its picture, a line to tear along, and what is filled in. */
export function Ticket({ title, children }: TicketProps) {
  return (
    <div className="relative min-w-0 overflow-clip rounded-lg border border-line-strong bg-surface shadow-frame">
      <div className="night relative isolate flex h-56 items-start justify-between overflow-hidden rounded-t-lg p-6 sm:h-64 sm:p-8">
        <Skyline className="-z-1" />
        <p aria-hidden="true" className="text-h3 font-semibold tracking-title">
          {title}
        </p>
        <Lark className="size-10 text-ink" />
      </div>
      <div
        aria-hidden="true"
        className="relative border-t-2 border-dashed border-line-strong before:absolute before:-top-3 before:-left-3 before:size-6 before:rounded-full before:bg-page after:absolute after:-top-3 after:-right-3 after:size-6 after:rounded-full after:bg-page"
      />
      <div className="p-6 sm:p-8">{children}</div>
    </div>
  );
}
