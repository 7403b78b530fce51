import { useState } from "react";
import {
  testDirect,
  testDomain,
  testList,
  testPost,
} from "../../api/test-calls.ts";
import { Button } from "../../components/ui/Button.tsx";
import { Field } from "../../components/ui/Field.tsx";
import { Input } from "../../components/ui/Input.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import type apiTestData from "./data.ts";
import { Environment } from "./Environment.tsx";
import { Outcome } from "./Outcome.tsx";
import { TestLinks } from "./TestLinks.tsx";
import { useBrowser } from "./useBrowser.ts";
import { useTest, type TestOutcome } from "./useTest.ts";
import "./api-test.css";

/** The buttons of the API test tool in their order. */
const apiTestMessages = {
  list: "Test Blog List API",
  post: "Test Blog Post API",
  direct: "Test Direct Fetch",
  domain: "Test Domain Handling",
} as const;

const asOk = async (result: Promise<unknown>): Promise<TestOutcome> => ({
  isOk: true,
  result: await result,
});

/** Calls the blog API from the visitor's browser and shows what comes back. */
export default function ApiTestPage({ data }: PageProps<typeof apiTestData>) {
  const browser = useBrowser();
  const [typed, setTyped] = useState<string>();
  const { state, run } = useTest();
  const slug = typed ?? browser?.slug ?? data.slug;
  const { list, post, direct, domain } = apiTestMessages;
  const tests = [
    { name: list, test: () => asOk(testList()) },
    { name: post, test: () => asOk(testPost(slug)) },
    { name: direct, test: () => testDirect(slug) },
    { name: domain, test: () => asOk(testDomain(slug)) },
  ];
  return (
    <Section className="api-test">
      <div className="api-test-head">
        <h1>API test tool</h1>
        <p className="lead">
          Calls the blog API from this browser, the way the pages do, and shows
          what comes back.
        </p>
      </div>
      <div className="api-test-panel">
        <Field label="Post slug" hint="Also taken from ?slug= in the address.">
          {(control) => (
            <Input
              {...control}
              value={slug}
              spellCheck={false}
              autoCapitalize="none"
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <div className="api-test-buttons needs-script">
          {tests.map(({ name, test }) => (
            <Button
              key={name}
              variant="outline"
              onClick={() => void run(name, test)}
            >
              {name}
            </Button>
          ))}
        </div>
        <p className="api-test-note scripting-note">
          The tests need JavaScript. The links below work without it.
        </p>
        <Outcome state={state} />
      </div>
      <div className="api-test-aside">
        <Environment browser={browser} />
        <TestLinks slug={slug} />
      </div>
    </Section>
  );
}
