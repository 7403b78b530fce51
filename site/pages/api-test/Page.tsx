import { useState } from "react";
import {
  testDirect,
  testDomain,
  testList,
  testPost,
} from "../../api/test-calls.ts";
import { Button } from "../../components/ui/Button.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Field } from "../../components/ui/Field.tsx";
import { Input } from "../../components/ui/Input.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { apiTestMessages } from "../../messages/api-test.ts";
import type { PageProps } from "../../page.ts";
import type apiTestData from "./data.ts";
import { Environment } from "./Environment.tsx";
import { Outcome } from "./Outcome.tsx";
import { TestLinks } from "./TestLinks.tsx";
import { useBrowser } from "./useBrowser.ts";
import { useTest, type TestOutcome } from "./useTest.ts";

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
    <Container className="grid gap-10 pt-14 pb-14 lg:grid-cols-7-5 lg:gap-x-16 lg:gap-y-12 lg:pt-20 lg:pb-28">
      <div className="grid min-w-0 content-start gap-4 lg:col-span-2">
        <h1 className="text-title">{apiTestMessages.title}</h1>
        <Lead>{apiTestMessages.lead}</Lead>
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <Field label={apiTestMessages.slug} hint={apiTestMessages.slugHint}>
          {(control) => (
            <Input
              {...control}
              className="font-mono"
              value={slug}
              spellCheck={false}
              autoCapitalize="none"
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <div className="grid gap-3 sm:grid-cols-2 noscript:hidden">
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
        <p className="hidden text-muted noscript:block">
          {apiTestMessages.noScript}
        </p>
        <Outcome state={state} />
      </div>
      <div className="grid min-w-0 content-start gap-10">
        <Environment browser={browser} />
        <TestLinks slug={slug} />
      </div>
    </Container>
  );
}
