import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { cn } from "./cn.ts";
import { tabLook, tabRow } from "./tab-look.ts";

interface TabsProps {
  /** Name of the row of tabs for assistive technology. */
  label: string;
  tabs: readonly { id: string; label: ReactNode; panel: ReactNode }[];
  /** The id of the open tab. */
  open: string | undefined;
  onOpen: (id: string) => void;
}

/**
 * Tabs by the ARIA pattern: one stop in the tab order; arrow keys, Home and End move and open. Without script all
 * panels are shown, one below the other.
 */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = tabs.findIndex(({ id }) => id === open);
    const last = tabs.length - 1;
    const to = {
      ArrowRight: from === last ? 0 : from + 1,
      ArrowLeft: from === 0 ? last : from - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onOpen(tab.id);
    row.current?.querySelectorAll<HTMLElement>("[role=tab]")[to ?? 0]?.focus();
  };

  return (
    <div>
      <div
        className={cn(tabRow, "noscript:hidden")}
        role="tablist"
        aria-label={label}
        ref={row}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={tabLook}
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === open}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => onOpen(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          className="pt-7 data-closed:hidden noscript:data-closed:block print:data-closed:block"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          data-closed={tab.id === open ? undefined : true}
          tabIndex={0}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
