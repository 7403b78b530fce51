import { influencers } from "../mock/story.ts";
import { documentationMessages } from "../messages.ts";

/** The API call of the documentation preview, with its reply for the sample data. */
export function ApiCall() {
  return (
    <figure className="api-call">
      <p className="api-call-bar">
        <span>{documentationMessages.callRequest}</span>
      </p>
      <pre>
        <code>
          <b className="tok-keyword">GET</b> /api/v1/monitors/influencers{"\n"}
          <span className="tok-name">Authorization</span>: Bearer YOUR_API_KEY
          {"\n"}
          <span className="tok-name">Content-Type</span>: application/json
        </code>
      </pre>
      <p className="api-call-bar">
        <span>{documentationMessages.callReply}</span>
        <span className="api-call-status">200 OK</span>
      </p>
      <pre>
        <code>
          {'{\n  "influencers": [\n'}
          {influencers.map(({ name, newEngagements }, index) => (
            <span key={name}>
              {'    {\n      "name": '}
              <span className="tok-string">{`"${name}"`}</span>
              {',\n      "new_engagements": '}
              <span className="tok-number">{newEngagements}</span>
              {index < influencers.length - 1 ? "\n    },\n" : "\n    }\n"}
            </span>
          ))}
          {"  ]\n}"}
        </code>
      </pre>
      <figcaption>{documentationMessages.callNote}</figcaption>
    </figure>
  );
}
