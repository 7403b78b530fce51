import { searchSite } from "#contract";
import { fetchOkReply } from "../api/request.ts";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { SiteLink } from "./SiteLink.tsx";
import { Button } from "./ui/Button.tsx";
import { textLink } from "./TextLink.tsx";
import { Icon } from "./ui/Icon.tsx";
import { Input } from "./ui/Input.tsx";
import { MAX_QUERY_LENGTH } from "../search/asked-query.ts";
import { readRecentPages } from "../search/recent-pages.ts";
import { searchMessages } from "../messages/search.ts";

interface Entry {
  path: string;
  title: string;
  kind?: string;
}

/** Closes the dialog, so that the focus is back before the next page takes it. */
interface Following {
  onFollow: () => void;
}

/** Moves the focus through the field and the links below it. */
function onArrow(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("input, li a"),
  ];
  const now = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((now + step) % stops.length)?.focus();
}

interface SearchDialogProps {
  onClose: () => void;
  /** What is in the field at first. */
  typed: string;
}

/** Searches the site while the visitor types, and shows recent pages before. Opens when it is mounted. */
export function SearchDialog({ onClose, typed }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState(typed);
  const query = text.trim();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const close = () => dialog.current?.close();

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className="mx-auto mt-8 mb-auto max-h-[min(36rem,100dvh-4rem)] w-[min(40rem,100vw-2rem)] overflow-y-auto rounded-md border border-line bg-surface text-ink shadow-float backdrop:bg-[rgb(0_0_0/60%)]"
      aria-label={searchMessages.title}
      closedby="any"
      onClose={onClose}
      onKeyDown={onArrow}
    >
      <search>
        <form
          className="sticky top-0 flex items-center gap-2 border-b border-line bg-surface py-2 pr-2 pl-4"
          action="/search"
          onSubmit={(event) => {
            event.preventDefault();
            close();
            void navigate(`/search?${new URLSearchParams({ q: query })}`);
          }}
        >
          <Icon name="search" />
          <Input
            className="flex-1 border-transparent bg-transparent [&::-webkit-search-cancel-button]:hidden"
            type="search"
            name="q"
            aria-label={searchMessages.label}
            placeholder={searchMessages.label}
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_QUERY_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={searchMessages.close}
            onClick={close}
          >
            <Icon name="close" />
          </Button>
        </form>
      </search>
      {query === "" ? (
        <Recent without={pathname} onFollow={close} />
      ) : (
        <Results query={query} onFollow={close} />
      )}
    </dialog>
  );
}

const noteLook =
  "block px-4 py-3 text-sm font-normal tracking-normal text-muted empty:hidden";

function Recent({ without, onFollow }: Following & { without: string }) {
  const [pages] = useState(readRecentPages);
  const others = pages.filter(({ path }) => path !== without);
  return others.length === 0 ? (
    <p className={noteLook}>{searchMessages.scope}</p>
  ) : (
    <>
      <h2 className={noteLook}>{searchMessages.recent}</h2>
      <Entries entries={others} onFollow={onFollow} />
    </>
  );
}

function Results({ query, onFollow }: Following & { query: string }) {
  const { found, failed } = useResults(query);
  const all = `/search?${new URLSearchParams({ q: query })}`;
  const count = found && searchMessages.pageCount(found.total);
  return (
    <>
      <output className={noteLook}>
        {failed
          ? searchMessages.failed
          : found?.corrected === undefined
            ? count
            : `${searchMessages.insteadOf(count ?? "")} “${found.corrected}”`}
      </output>
      {found && <Entries entries={found.results} onFollow={onFollow} />}
      <p className={noteLook}>
        <SiteLink className={textLink} href={all} onClick={onFollow}>
          {searchMessages.all}
        </SiteLink>
      </p>
    </>
  );
}

interface EntriesProps extends Following {
  entries: readonly Entry[];
}

function Entries({ entries, onFollow }: EntriesProps) {
  return (
    <ul>
      {entries.map(({ path, title, kind }) => (
        <li key={path}>
          <SiteLink
            href={path}
            className="flex min-h-11 items-center justify-between gap-4 px-4 py-1.5 hover:bg-selection focus-visible:bg-selection focus-visible:-outline-offset-2"
            onClick={onFollow}
          >
            <span>{title}</span>
            {kind !== undefined && (
              <small className="flex-none text-sm text-muted">{kind}</small>
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

const LIMIT = "8";

/** A pause in typing of this length starts a search. */
const PAUSE_MS = 150;

/** The best pages for a query. @throws if the call fails, or its reply does not match the contract */
async function fetchResults(text: string, signal: AbortSignal) {
  const query = new URLSearchParams({ q: text, limit: LIMIT });
  const reply = await fetchOkReply(`${searchSite.path}?${query}`, { signal });
  return searchSite.reply.parse(await reply.json());
}

type Results = Awaited<ReturnType<typeof fetchResults>>;

/** The results for a query while the visitor types. The last ones stay until there are newer ones. */
function useResults(text: string) {
  const [found, setFound] = useState<Results>();
  const [failedText, setFailedText] = useState<string>();
  useEffect(() => {
    const life = new AbortController();
    const search = async () => {
      try {
        const results = await fetchResults(text, life.signal);
        if (!life.signal.aborted) setFound(results);
      } catch {
        if (!life.signal.aborted) setFailedText(text);
      }
    };
    const timer = text === "" ? undefined : setTimeout(search, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      life.abort();
    };
  }, [text]);
  return {
    found: text === "" ? undefined : found,
    failed: failedText === text,
  };
}
