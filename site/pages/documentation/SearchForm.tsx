import { useEffect, useRef } from "react";
import { Icon } from "../../components/ui/Icon.tsx";
import { Input } from "../../components/ui/Input.tsx";
import { documentationMessages } from "../../messages.ts";

interface SearchFormProps {
  query: string;
  setQuery: (query: string) => void;
}

/** The search box filters while the visitor types. Without script it searches the whole site. */
export function SearchForm({ query, setQuery }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Text that was typed before hydration or restored by the browser.
    if (input.current?.value) setQuery(input.current.value);
  }, [setQuery]);
  return (
    <search>
      <form
        className="documentation-search"
        action="/search"
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor="documentation-query">
          {documentationMessages.searchLabel}
        </label>
        <span className="documentation-search-box">
          <Icon name="search" />
          <Input
            ref={input}
            id="documentation-query"
            type="search"
            name="q"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={documentationMessages.placeholder}
            autoComplete="off"
            spellCheck={false}
          />
        </span>
      </form>
    </search>
  );
}
