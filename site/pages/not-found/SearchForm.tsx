import { Button } from "../../components/ui/Button.tsx";
import { Icon } from "../../components/ui/Icon.tsx";

/** A search of the whole site; a plain form, so it needs no script. */
export function SearchForm() {
  return (
    <search>
      <form className="not-found-search" action="/search">
        <label htmlFor="not-found-query">Search the site</label>
        <div>
          <input
            className="control"
            id="not-found-query"
            name="q"
            type="search"
            autoComplete="off"
          />
          <Button type="submit" variant="secondary">
            <Icon name="search" size="sm" /> Search
          </Button>
        </div>
      </form>
    </search>
  );
}
