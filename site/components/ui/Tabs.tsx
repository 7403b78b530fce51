import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { classNames } from "./class-names.ts";
import { stepFor } from "./tab-keys.ts";

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs for assistive technology. */
  label: string;
  tabs: readonly Tab[];
  /** The tab that is open at first; the first one unless given. */
  defaultTab?: string;
  /** With `onChange`: the open tab is kept by the parent. */
  value?: string;
  onChange?: (id: string) => void;
  className?: string;
}

/**
 * Tabs by the ARIA pattern: one stop in the tab order, arrows, Home and End move and open. Without script every panel
 * is shown, one after the other.
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
    <div className={classNames("tabs", className)}>
      <div
        className="tab-row needs-script"
        role="tablist"
        aria-label={label}
        ref={row}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tab"
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
        <div
          key={tab.id}
          role="tabpanel"
          className="tab-panel"
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
