import { useState } from "react";
import {
  testDirect,
  testDomain,
  testList,
  testPost,
} from "../../api/test-calls.ts";
import { Button } from "../../components/ui/Button.tsx";
import { textLink } from "../../components/TextLink.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Container } from "../../components/ui/Container.tsx";
import { Field } from "../../components/ui/Field.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Input } from "../../components/ui/Input.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Spinner } from "../../components/ui/Spinner.tsx";
import { apiTestMessages } from "../../messages/api-test.ts";
import type { PageProps } from "../../page.ts";
import type apiTestData from "./data.ts";
import { useBrowser, type Browser } from "./useBrowser.ts";
import { formatJson, useTest, type TestState } from "./useTest.ts";

/** What plain fetch gets. @throws Error that shows a reply which is not OK */
async function readDirect(slug: string): Promise<unknown> {
  const { isOk, result } = await testDirect(slug);
  if (isOk) return result;
  throw new Error(formatJson(result));
}

/** Calls the blog API from the visitor's browser and shows what comes back. */
export default function ApiTestPage({ data }: PageProps<typeof apiTestData>) {
  const browser = useBrowser();
  const [typed, setTyped] = useState<string>();
  const { state, run } = useTest();
  const slug = typed ?? browser?.slug ?? data.slug;
  const { list, post, direct, domain } = apiTestMessages;
  const tests = [
    { name: list, test: testList },
    { name: post, test: () => testPost(slug) },
    { name: direct, test: () => readDirect(slug) },
    { name: domain, test: () => testDomain(slug) },
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

const output = "text-note leading-relaxed wrap-anywhere whitespace-pre-wrap";

/** The result of the last test: a spinner, JSON, or an error box. */
function Outcome({ state }: { state: TestState }) {
  return (
    <div data-step={state.step}>
      <h2 className="mb-3 text-h4">
        {state.step === "idle" ? apiTestMessages.result : state.name}
      </h2>
      <div aria-live="polite" aria-busy={state.step === "loading"}>
        {state.step === "idle" && (
          <p className="text-muted">{apiTestMessages.nothing}</p>
        )}
        {state.step === "loading" && (
          <Spinner label={apiTestMessages.waiting} />
        )}
        {state.step === "done" && (
          <pre
            className={cn(output, "rounded-md border border-line bg-code p-5")}
          >
            {formatJson(state.result)}
          </pre>
        )}
      </div>
      {state.step === "failed" && (
        <div
          className="flex gap-3 rounded-md border border-danger-line bg-danger-soft p-4"
          role="alert"
        >
          <Icon name="alert" className="text-danger" />
          <pre className={cn(output, "min-w-0 flex-1")}>{state.problem}</pre>
        </div>
      )}
    </div>
  );
}

/** The browser's environment. Shows nothing about the server. */
function Environment({ browser }: { browser: Browser | null }) {
  return (
    <div>
      <h2 className="mb-3 text-h4">{apiTestMessages.environment}</h2>
      {browser ? (
        <dl>
          {browser.facts.map(({ name, value }) => (
            <div
              key={name}
              className="grid gap-0.5 border-t border-line py-2.5"
            >
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="font-mono text-note wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-muted">{apiTestMessages.noBrowser}</p>
      )}
    </div>
  );
}

/** API addresses as plain links, to open in the browser. */
function TestLinks({ slug }: { slug: string }) {
  const segment = encodeURIComponent(slug);
  const links = [
    "/api/blog",
    "/api/blog?type=guide",
    "/api/blog?featured=true",
    `/api/blog/${segment}`,
    "/blog",
    `/blog/${segment}`,
    `/api-test?slug=${segment}`,
  ];
  return (
    <div>
      <h2 className="mb-3 text-h4">{apiTestMessages.links}</h2>
      <ul>
        {links.map((href) => (
          <li key={href}>
            <a
              className={cn(
                textLink,
                "inline-block py-1 font-mono text-note wrap-anywhere",
              )}
              href={href}
            >
              {href}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
