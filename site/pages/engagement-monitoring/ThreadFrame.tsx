import { AppFrame } from "../../components/app-frame/AppFrame.tsx";
import { FilterChip, FrameBar } from "../../components/app-frame/FrameBar.tsx";
import { Thread } from "../../components/app-frame/Thread.tsx";
import { WeekStrip } from "../../components/app-frame/WeekStrip.tsx";
import { Portrait } from "../../components/Portrait.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import {
  comments,
  commentsThatFit,
  reasons,
  thread,
  threadWeek,
  type Comment,
} from "../../mock/thread.ts";
import { influencerNamed, storyWeeks } from "../../mock/totals.ts";
import { Outcome } from "./Outcome.tsx";

const author = influencerNamed(thread.author);
const [first] = commentsThatFit;

/** A post with its comments in the product's window, and the person to write to first. */
export function ThreadFrame() {
  return (
    <figure className="thread-figure">
      <AppFrame wide current="Influencers" side={<Outcome />}>
        <FrameBar title={thread.author} note={thread.period}>
          <FilterChip name="fits">Leads only</FilterChip>
        </FrameBar>
        <div className="thread-panes">
          <div>
            <WeekStrip
              weeks={storyWeeks()}
              counts={author.weeks}
              current={threadWeek}
            />
            <Thread {...thread} shown={comments} />
          </div>
          {first && <FirstComment {...first} />}
        </div>
      </AppFrame>
      <figcaption className="mock-caption">
        Sample data: one post, one week, {thread.people} people. Switch to leads
        only, and the coach and the student are gone.
      </figcaption>
    </figure>
  );
}

/** The drawer with the person to write to first, and the others of High Priority. */
function FirstComment(first: Comment) {
  return (
    <div className="drawer">
      <p className="drawer-label">Write to first</p>
      <div className="drawer-head">
        <Portrait name={first.name} size="lg" />
        <p>
          <span className="drawer-name">{first.name}</span>{" "}
          <span>
            {first.title}, {first.company}
          </span>
        </p>
      </div>
      {first.priority && <PriorityBadge priority={first.priority} />}
      <ul className="thread-reasons">
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="check" size="sm" />
            {reason}
          </li>
        ))}
      </ul>
      <p className="drawer-label">A way in</p>
      <p className="drawer-said">
        Answer what she wrote about the forty minutes, under the post or in a
        message. Ask before you offer.
      </p>
      <p className="drawer-label">Also worth a message</p>
      <ul className="thread-others">
        {commentsThatFit.slice(1).map(({ name, title, company }) => (
          <li key={name}>
            <Portrait name={name} size="sm" />
            <span>
              {name}
              <span>
                {title}, {company}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
