import { expect, test } from "vitest";
import { createRepository } from "../proof/testing/create-repository.ts";

import { NOW, type Workspace } from "../proof/testing/create-workspace.ts";
import { compileContent } from "../compile/compile-content.ts";
import {
  checkExternalLinks,
  openAnswerMemory,
} from "../look/links/check-external-links.ts";
import {
  createFixtureWorkspace,
  filesBefore,
  fixtureFiles,
  ruleFixtures,
  takeMarks,
} from "../proof/testing/fixture-files.ts";
import { SAMPLE } from "../proof/testing/sample-files.ts";
import type { Fixture } from "../proof/samples/rule-samples.ts";

/** The problems of a fixture, compared with the commit before it if it has one. */
async function validate(fixture: Fixture) {
  const { files, at } = takeMarks(fixtureFiles(fixture), fixture.at);
  if (fixture.before === undefined) {
    const workspace = await createFixtureWorkspace(fixture, files);
    return {
      at,
      ...(await (fixture.answers
        ? checkAnswers(fixture.answers, workspace)
        : workspace.validate())),
    };
  }
  const before = filesBefore(fixture);
  const repository = await createRepository({ ...SAMPLE, ...before });
  await repository.change(files);
  return { at, ...(await repository.validate("--since", "main")) };
}

/** The problems that `links --external` reports for these answers. */
async function checkAnswers(
  answers: NonNullable<Fixture["answers"]>,
  { dir, path }: Workspace,
) {
  const options = { contentDir: path("content"), publicDirs: [], ...UNCHANGED };
  const compiled = await compileContent(options);
  const { diagnostics } = await checkExternalLinks(compiled, {
    hosts: new Set(),
    isWanted: () => true,
    allowPrivate: false,
    memory: openAnswerMemory(dir, NOW, 0),
    ask: async ({ href }) => answers[href] ?? { kind: "found" },
    onAnswer: () => {},
  });
  return {
    diagnostics: diagnostics.map((each) => ({
      ...each,
      file: `content/${each.file}`,
    })),
  };
}

const UNCHANGED = {
  render: false,
  now: NOW,
  preview: { drafts: true, future: true },
  levels: { get: () => undefined },
};

test.for(ruleFixtures.map(({ breaks, id }) => [id, breaks] as const))(
  "reports %s where it is",
  async ([id, breaks]) => {
    const { at, diagnostics } = await validate(breaks);
    const found = diagnostics.filter(({ rule }) => rule === id);
    expect(found).toContainEqual(expect.objectContaining(at));
    for (const { message, help } of found) {
      expect(message).toMatch(
        /^[A-Z`"/\d\p{L}].*\.( Did you mean `.*`\?)?$|\?$/su,
      );
      expect(help).toMatch(/\S/u);
    }
  },
);

test.for(ruleFixtures.map(({ id, passes }) => [id, passes] as const))(
  "does not report %s where it is not",
  async ([id, passes]) => {
    const { diagnostics } = await validate(passes);
    expect(diagnostics.filter(({ rule }) => rule === id)).toEqual([]);
  },
);
