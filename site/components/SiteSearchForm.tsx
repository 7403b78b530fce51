import { LONGEST_QUERY } from "../search/asked-query.ts";
import { Button } from "./ui/Button.tsx";
import { Icon } from "./ui/Icon.tsx";
import { Input } from "./ui/Input.tsx";
import "./site-search-form.css";

interface SiteSearchFormProps {
  id: string;
  /** What was searched for. */
  query?: string;
  /** Id of the line that says what was found. */
  describedBy?: string;
}

/** A search of the whole site; a plain form, so it needs no script. */
export function SiteSearchForm({
  id,
  query,
  describedBy,
}: SiteSearchFormProps) {
  return (
    <search>
      <form className="site-search-form" action="/search">
        <label htmlFor={id}>Search the site</label>
        <div>
          <Input
            id={id}
            name="q"
            type="search"
            defaultValue={query}
            maxLength={LONGEST_QUERY}
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
