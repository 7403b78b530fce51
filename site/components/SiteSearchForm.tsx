import { MAX_QUERY_LENGTH } from "../search/asked-query.ts";
import { Button } from "./ui/Button.tsx";
import { Icon } from "./ui/Icon.tsx";
import { Input } from "./ui/Input.tsx";
import { searchMessages } from "../messages/search.ts";

interface SiteSearchFormProps {
  id: string;
  /** The current search. */
  query?: string;
  /** Id of the line with the number of results. */
  describedBy?: string;
}

/** The search form of the whole site. It works without script. */
export function SiteSearchForm({
  id,
  query,
  describedBy,
}: SiteSearchFormProps) {
  return (
    <search>
      <form className="grid max-w-180 gap-1.5" action="/search">
        <label htmlFor={id} className="text-md font-medium">
          {searchMessages.label}
        </label>
        <div className="flex gap-2">
          <Input
            id={id}
            className="min-w-0"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={MAX_QUERY_LENGTH}
            aria-describedby={describedBy}
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" variant="secondary">
            <Icon name="search" size="sm" /> Search
          </Button>
        </div>
      </form>
    </search>
  );
}
