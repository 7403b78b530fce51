import { MockCaption, MockWindow } from "../../components/MockWindow.tsx";
import { leadLists } from "../../mock/story.ts";
import { Portrait } from "../../components/Portrait.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { protagonist } from "../../mock/monday.ts";
import {
  formatDate,
  formatReason,
  formatTime,
  influencerNamed,
} from "../../mock/totals.ts";
import { PostsMock } from "./PostsMock.tsx";
import { RankingMock } from "./RankingMock.tsx";
import { ThreadFrame } from "./ThreadFrame.tsx";

export default {
  thread: <ThreadFrame />,
  posts: <PostsMock />,
  ranking: <RankingMock />,
  alerts: <AlertsMock />,
};

/** An alert of the team chat on a phone, and behind it the email with the lists of the week. */
function AlertsMock() {
  return (
    <figure>
      <div className="grid items-end sm:grid-cols-[18rem_minmax(0,1fr)]">
        <AlertPhone />
        <MockWindow
          title="Your lists are ready"
          aside="Monday, 09:30"
          className="mb-10 max-sm:mt-5 max-sm:mb-0 sm:-ml-10 sm:pl-10"
        >
          <ul aria-label="Lists and their number of leads">
            {leadLists.map(({ title, count }) => (
              <li
                key={title}
                className="flex justify-between gap-4 border-b border-line px-4 py-3 text-sm font-medium last:border-b-0 sm:px-6"
              >
                {title}{" "}
                <span className="font-normal whitespace-nowrap text-muted tabular-nums">
                  {count} leads
                </span>
              </li>
            ))}
          </ul>
        </MockWindow>
      </div>
      <MockCaption>
        One alert in team chat, and one email with the lists of the week.
      </MockCaption>
    </figure>
  );
}

const { lead, signal, priority } = protagonist;

/** A locked phone at first light, with the alert about the person to call first. */
function AlertPhone() {
  return (
    <div className="night relative isolate z-1 flex h-136 w-74 flex-col overflow-hidden rounded-[44px] border-[7px] border-raised p-4 shadow-frame outline outline-line-strong max-sm:mx-auto">
      <Dawning />
      <p className="mx-auto h-5 w-20 rounded-full bg-code" />
      <p className="mt-8 text-center leading-tight text-ink">
        <span className="block text-sm">{formatDate(signal)}</span>
        <span className="block text-[4rem] leading-none font-semibold tracking-display tabular-nums">
          {formatTime(signal)}
        </span>
      </p>
      <div className="mt-10 grid gap-2 rounded-lg border border-line-strong bg-surface p-3 text-note leading-snug text-muted shadow-frame">
        <p className="flex items-center gap-2 text-xs">
          <Icon name="message" size="sm" className="text-link" />
          <span className="flex-1">Team chat</span>
          <span>now</span>
        </p>
        <p className="flex items-center gap-2.5">
          <Portrait name={lead.name} />
          <span>
            <strong className="block text-sm text-ink">{lead.name}</strong>
            {lead.title}, {lead.company}
          </span>
        </p>
        <p className="text-ink">{lead.said}</p>
        <p className="text-xs">
          {formatReason(signal)} “{influencerNamed(signal.source).post}”
        </p>
        <PriorityBadge priority={priority} first />
      </div>
      <p className="mx-auto mt-auto h-1 w-28 rounded-full bg-ink" />
    </div>
  );
}

/** The picture on the phone: night at the top, and the first light behind the hills. */
function Dawning() {
  return (
    <svg
      className="absolute inset-0 -z-1 size-full"
      viewBox="0 0 274 530"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="phone-sky" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-sky)" />
          <stop offset="0.55" stopColor="var(--color-dusk)" />
          <stop offset="1" stopColor="var(--color-glow)" />
        </linearGradient>
      </defs>
      <rect width="274" height="480" fill="url(#phone-sky)" />
      <path
        className="fill-hill"
        opacity="0.7"
        d="M0 440c50-26 92-20 138-4s88 8 136-22v116H0z"
      />
      <path
        className="fill-hill"
        d="M0 478c46-14 84-22 132-8s96 18 142-6v66H0z"
      />
    </svg>
  );
}
