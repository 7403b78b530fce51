import type { ReactNode } from "react";
import { classNames } from "./ui/class-names.ts";

interface MockWindowProps {
  title: string;
  /** At the end of the title bar: a count or a button. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The frame around a mock screen of the product. */
export function MockWindow({
  title,
  aside,
  className,
  children,
}: MockWindowProps) {
  return (
    <div className={classNames("mock-window", className)}>
      <div className="mock-bar">
        <span className="mock-title">{title}</span>
        {aside !== undefined && <span className="mock-aside">{aside}</span>}
      </div>
      {children}
    </div>
  );
}
