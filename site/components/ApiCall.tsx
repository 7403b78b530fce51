import { influencers } from "../mock/story.ts";
import { documentationMessages } from "../messages/documentation.ts";

const bar =
  "flex justify-between gap-4 border-b border-line bg-surface px-5 py-2.5 text-note font-medium text-muted";
const block =
  "border-b border-line px-5 py-4 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap";

/** The API call of the documentation preview, with its reply for the sample data. */
export function ApiCall() {
  return (
    <figure className="min-w-0 self-start overflow-hidden rounded-lg border border-line bg-code shadow-frame">
      <p className={bar}>
        <span>{documentationMessages.callRequest}</span>
      </p>
      <pre className={block}>
        <code>
          <b className="tok-keyword font-medium">GET</b>{" "}
          /api/v1/monitors/influencers{"\n"}
          <span className="tok-name">Authorization</span>: Bearer YOUR_API_KEY
          {"\n"}
          <span className="tok-name">Content-Type</span>: application/json
        </code>
      </pre>
      <p className={bar}>
        <span>{documentationMessages.callReply}</span>
        <span className="font-mono font-normal text-success">200 OK</span>
      </p>
      <pre className={block}>
        <code>
          {'{\n  "influencers": ['}
          {influencers.map(({ name, newEngagements }, index) => (
            <span key={name} className="block pl-[6ch] -indent-[2ch]">
              {'{ "name": '}
              <span className="tok-string">{`"${name}"`}</span>
              {', "new_engagements": '}
              <span className="tok-number">{newEngagements}</span>
              {index < influencers.length - 1 ? " }," : " }"}
            </span>
          ))}
          {"  ]\n}"}
        </code>
      </pre>
      <figcaption className="bg-surface px-5 py-3 text-sm text-muted">
        {documentationMessages.callNote}
      </figcaption>
    </figure>
  );
}
