import type { ReactNode } from "react";
import { CommentRow } from "../../components/monday/CommentRow.tsx";
import { CommentText } from "../../components/monday/CommentText.tsx";
import { Draft } from "../../components/monday/Draft.tsx";
import { PostHead } from "../../components/monday/PostHead.tsx";
import { Ranking } from "../../components/monday/Ranking.tsx";
import { sceneData } from "../../components/monday/scene-data.ts";
import { ScoreSum } from "../../components/monday/ScoreSum.tsx";
import { howItWorksMessages } from "../../messages/home.ts";
import { mondayPost, protagonist } from "../../mock/monday.ts";
import { allCompetitors, allInfluencers, allLeads } from "../../mock/story.ts";
import { formatMoment } from "../../mock/totals.ts";
import { cn } from "../../components/ui/cn.ts";
import { WatchedNames } from "./WatchedNames.tsx";

const { leadsWhoCommented, leadsWhoLiked } = mondayPost;
const { comments, draft, first, parts, post, ranking } = sceneData;
const left = comments.filter(({ leftOut }) => leftOut).length;

function Title({ children }: { children: string }) {
  return <p className="text-sm font-semibold tracking-tight">{children}</p>;
}

export function TargetsPicture() {
  return (
    <StepFrame
      step={1}
      head={<Title>{howItWorksMessages.watching}</Title>}
      count={howItWorksMessages.watched(
        allInfluencers.length,
        allCompetitors.length,
      )}
    >
      <WatchedNames />
    </StepFrame>
  );
}

export function MonitorPicture() {
  return (
    <StepFrame
      step={2}
      head={<PostHead post={post} />}
      count={howItWorksMessages.reacted(mondayPost.people)}
    >
      <ol className="@container content-start px-1.5 py-2">
        {comments.map((comment) => (
          <li key={comment.name}>
            <CommentText comment={comment}>
              <span className="text-xs text-faint tabular-nums">
                {comment.moment}
              </span>
            </CommentText>
          </li>
        ))}
      </ol>
    </StepFrame>
  );
}

export function FilterPicture() {
  return (
    <StepFrame
      step={3}
      head={<PostHead post={post} />}
      count={howItWorksMessages.leftOut(
        left,
        leadsWhoCommented + leadsWhoLiked,
      )}
    >
      <ol className="@container content-start px-1.5 py-2">
        {comments.map((comment) => (
          <CommentRow
            key={comment.name}
            comment={comment}
            group="left-out"
            lifted={comment.isFirst}
          />
        ))}
      </ol>
    </StepFrame>
  );
}

export function EngagePicture() {
  return (
    <StepFrame
      step={4}
      head={<Title>{howItWorksMessages.monday}</Title>}
      count={howItWorksMessages.callFirst(
        protagonist.lead.name,
        allLeads.length,
      )}
    >
      <div className="grid @xl:grid-cols-2">
        <div className="grid content-start gap-5 p-4">
          <Ranking ranking={ranking} />
          <div className="border-t border-line pt-4">
            <ScoreSum first={first} parts={parts} />
          </div>
        </div>
        <div className="grid content-start gap-4 border-line p-4 @max-xl:border-t @xl:border-l">
          <blockquote className="rounded-md border-l-2 border-amber bg-priority-soft px-4 py-3 text-note leading-normal">
            <p>{protagonist.lead.said}</p>
            <footer className="mt-1 text-xs text-muted">
              {protagonist.lead.name}, {formatMoment(protagonist.signal)}
            </footer>
          </blockquote>
          <Draft draft={draft} />
        </div>
      </div>
    </StepFrame>
  );
}

const STEPS = [1, 2, 3, 4] as const;

interface StepFrameProps {
  step: (typeof STEPS)[number];
  /** In the bar: what is looked at. */
  head: ReactNode;
  /** In the line at the lower end: how many are in, and are left. */
  count: string;
  children: ReactNode;
}

/** The window in which the four steps happen. All four have the same size, so that it seems to be one. */
function StepFrame({ step, head, count, children }: StepFrameProps) {
  return (
    <figure className="@container flex flex-col overflow-clip rounded-lg border border-line-strong bg-surface text-ink shadow-frame lg:min-h-140 2xl:min-h-148">
      <div className="flex min-h-16 items-center border-b border-line bg-band px-4 py-2.5">
        {head}
      </div>
      <div className="grid flex-1">{children}</div>
      <figcaption className="flex items-center justify-between gap-4 border-t border-line px-4 py-3 text-note leading-snug text-muted tabular-nums">
        {count}
        <span className="flex flex-none gap-1" aria-hidden="true">
          {STEPS.map((each) => (
            <span
              key={each}
              className={cn(
                "h-1 w-5 rounded-full",
                each > step
                  ? "bg-line-strong"
                  : step === STEPS.length
                    ? "bg-amber"
                    : "bg-signal",
              )}
            />
          ))}
        </span>
      </figcaption>
    </figure>
  );
}
