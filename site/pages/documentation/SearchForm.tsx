import { useEffect, useRef } from "react";
import { Icon } from "../../components/ui/Icon.tsx";
import { Input } from "../../components/ui/Input.tsx";
import { documentationMessages } from "../../messages/documentation.ts";

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
        className="grid gap-1.5"
        action="/search"
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor="documentation-query" className="text-md font-medium">
          {documentationMessages.searchLabel}
        </label>
        <span className="relative block">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted"
          />
          <Input
            ref={input}
            className="min-h-14 pl-12"
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
