import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { cn } from "./cn.ts";
import { stepFor } from "./tab-keys.ts";
import { tabLook, tabRow } from "./tab-look.ts";

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** Name of the row of tabs for assistive technology. */
  label: string;
  tabs: readonly Tab[];
  /** The tab that is open at first; by default the first one. */
  defaultTab?: string;
  /** With `onChange`: the parent decides which tab is open. */
  value?: string;
  onChange?: (id: string) => void;
  className?: string;
}

/**
 * Tabs by the ARIA pattern: one stop in the tab order; arrow keys, Home and End move and open. Without script all
 * panels are shown, one below the other.
 */
export function Tabs({
  label,
  tabs,
  defaultTab,
  value,
  onChange,
  className,
}: TabsProps) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultTab ?? tabs[0]?.id);
  const open = value ?? own;

  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const from = tabs.findIndex((tab) => tab.id === open);
    const to = stepFor(event.key, from, tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    row.current?.querySelectorAll<HTMLElement>("[role=tab]")[to ?? 0]?.focus();
  };

  return (
    <div className={className}>
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
            onClick={() => choose(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <Panel key={tab.id} base={base} tab={tab} isOpen={tab.id === open} />
      ))}
    </div>
  );
}

interface PanelProps {
  base: string;
  tab: Tab;
  isOpen: boolean;
}

function Panel({ base, tab, isOpen }: PanelProps) {
  return (
    <div
      role="tabpanel"
      className="pt-7 data-closed:hidden noscript:data-closed:block print:data-closed:block"
      id={`${base}-panel-${tab.id}`}
      aria-labelledby={`${base}-tab-${tab.id}`}
      data-closed={isOpen ? undefined : true}
      tabIndex={0}
    >
      {tab.panel}
    </div>
  );
}
