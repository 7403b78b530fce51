import { mondayMessages } from "../../messages/home.ts";
import {
  mondayComments,
  mondayDraft,
  mondayPost,
  mondayRanking,
  protagonist,
} from "../../mock/monday.ts";
import { HIGH_FROM, scoreParts, signalsOf } from "../../mock/score.ts";
import { formatMoment, formatTimeAgo } from "../../mock/totals.ts";
import { looks } from "../portrait-looks.ts";

const { influencer, title, likes, comments, people } = mondayPost;
const { lead: first, signal, points } = protagonist;

/** What each part of the score stands for here, in the order of `scoreParts`. */
const grounds = [
  signal.engagement,
  first.title,
  mondayMessages.ourTopic,
  mondayMessages.posts(signalsOf(first).length),
  formatTimeAgo(signal),
];

/** What the scene of one Monday shows. It is data of a page, so that no browser loads the whole sample account. */
export const sceneData = {
  post: {
    name: influencer.name,
    look: looks[influencer.name],
    moment: formatMoment(mondayPost),
    title,
    likes,
    comments,
    people,
  },
  comments: mondayComments.map((comment) => ({
    name: comment.name,
    look: looks[comment.name],
    title: comment.title,
    moment: formatMoment(comment),
    said: comment.said,
    leftOut: comment.leftOut,
    score: comment.lead?.score,
    isFirst: comment.name === first.name,
  })),
  first: { name: first.name, look: looks[first.name], title: first.title },
  parts: scoreParts.map(({ id, label, max }, index) => ({
    id,
    label,
    max,
    points: points[index] ?? 0,
    ground: grounds[index] ?? "",
  })),
  ranking: mondayRanking.map(({ lead, score }) => ({
    name: lead.name,
    look: looks[lead.name],
    about: `${lead.title}, ${lead.company}`,
    score,
  })),
  highFrom: HIGH_FROM,
  draft: mondayDraft,
};

export type SceneData = typeof sceneData;

/** A comment under the post: by a lead with a score, or by someone who is left out for a reason. */
export type SceneComment = SceneData["comments"][number];

/** A lead in the list of the week. */
export type RankedPerson = SceneData["ranking"][number];
