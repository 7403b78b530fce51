import { useState, type ReactNode } from "react";
import { mondayMessages } from "../../messages/home.ts";
import { cn } from "../ui/cn.ts";
import { Icon } from "../ui/Icon.tsx";
import { CommentRow } from "./CommentRow.tsx";
import { Draft } from "./Draft.tsx";
import { PostHead } from "./PostHead.tsx";
import { Ranking } from "./Ranking.tsx";
import type { SceneData } from "./scene-data.ts";
import type { SceneFrame } from "./scene-frame.ts";
import { ScoreSum } from "./ScoreSum.tsx";
import { Threshold } from "./Threshold.tsx";
import { useScene } from "./useScene.ts";

/** Comments for which a phone has no room. */
const phoneSkips = new Set([2, 5, 7]);

interface MondaySceneProps {
  scene: SceneData;
  paused: boolean;
  /** The button that pauses this and all else that moves. */
  pause: ReactNode;
}

/**
 * One Monday: comments arrive under a post, most are left out for a reason, one lifts out, its score is counted, and the
 * person is on top of the list with a message to send. Visitors can move the threshold and ask why somebody is left out.
 */
export function MondayScene({ scene, paused, pause }: MondaySceneProps) {
  const { stage, frame, moves, playing, replay } = useScene(scene, paused);
  return (
    <figure>
      <div
        ref={stage}
        className="@container/scene overflow-clip rounded-lg border border-line-strong bg-surface text-ink shadow-frame"
      >
        <div className="flex items-center justify-between gap-3 border-b border-line bg-band px-4 py-2.5">
          <PostHead post={scene.post} />
          <div className="flex flex-none items-center gap-1">
            <button
              type="button"
              className={cn(
                "inline-flex h-11 items-center gap-2 rounded-md px-2.5 text-note text-muted hover:bg-raised hover:text-ink",
                // Its space is there before script is, and without motion.
                !moves && "invisible",
              )}
              onClick={replay}
            >
              <Icon name="refresh" size="sm" />
              <span className="@max-lg/scene:sr-only">
                {playing ? mondayMessages.restart : mondayMessages.replay}
              </span>
            </button>
            {pause}
          </div>
        </div>
        <Panes scene={scene} frame={frame} />
      </div>
      <figcaption className="mt-3 text-note text-faint 2xl:px-12">
        {mondayMessages.caption(scene.post.people)}
      </figcaption>
    </figure>
  );
}

/** From left to right: the comments, the points, and the list with the message. */
function Panes({ scene, frame }: { scene: SceneData; frame: SceneFrame }) {
  const { comments, first, parts, ranking } = scene;
  const [from, setFrom] = useState(scene.highFrom);
  return (
    <div className="grid @2xl/scene:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] @5xl/scene:grid-cols-[minmax(0,1.55fr)_minmax(0,0.9fr)_minmax(0,1.15fr)]">
      <Pane title={mondayMessages.panes.post} className="@2xl/scene:row-span-2">
        <ol className="@container -mx-4 px-1.5">
          {comments.map((comment, index) => (
            <CommentRow
              key={comment.name}
              comment={comment}
              className={
                phoneSkips.has(index) ? "@max-2xl/scene:hidden" : undefined
              }
              group="why-not"
              from={from}
              arrived={index < frame.arrived}
              judged={index < frame.judged}
              {...(comment.isFirst && {
                lifted: frame.lifted,
                counted: frame.counted === parts.length,
              })}
            />
          ))}
        </ol>
      </Pane>
      <Pane
        title={mondayMessages.panes.score}
        className="@max-2xl/scene:border-t @2xl/scene:border-l @5xl/scene:row-span-2"
      >
        <ScoreSum first={first} parts={parts} counted={frame.counted} />
        <div className="mt-3 border-t border-line pt-3">
          <Threshold ranking={ranking} from={from} setFrom={setFrom} />
        </div>
      </Pane>
      <Pane
        title={mondayMessages.panes.list}
        className="@max-5xl/scene:border-t @2xl/scene:border-l"
      >
        <Ranking ranking={ranking} ranked={frame.ranked} from={from} />
      </Pane>
      <div className="border-line px-4 pb-4 @2xl/scene:@max-5xl/scene:col-span-2 @2xl/scene:@max-5xl/scene:border-t @2xl/scene:@max-5xl/scene:pt-4 @5xl/scene:border-l">
        <Draft draft={scene.draft} shown={frame.drafted} />
      </div>
    </div>
  );
}

interface PaneProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function Pane({ title, className, children }: PaneProps) {
  return (
    <div className={cn("min-w-0 border-line px-4 pt-3 pb-4", className)}>
      <p className="mb-2 text-xs text-faint">{title}</p>
      {children}
    </div>
  );
}
