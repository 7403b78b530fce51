import { expect, test } from "vitest";
import { createRepository } from "../../proof/testing/create-repository.ts";
import { SAMPLE, secondPost } from "../../proof/testing/sample-files.ts";

const SETTINGS = "content.config.yaml";
const file = "content/blog/second-post.md";
const FILES = { ...SAMPLE, [file]: secondPost({}, "See [it](/nowhere).\n") };

test("reports problems in unchanged files when their level is raised", async () => {
  const repository = await createRepository({
    ...FILES,
    [SETTINGS]: "rules: { link: off }\n",
  });
  expect(await repository.since()).toEqual([]);
  await repository.change({ [SETTINGS]: "rules: { link: warn }\n" });
  expect(await repository.since()).toEqual([`${file} link/missing`]);
  await repository.commit();
  expect(await repository.since("HEAD")).toEqual([]);
  await repository.change({ [SETTINGS]: undefined });
  expect(await repository.since("HEAD")).toEqual([`${file} link/missing`]);
  expect(await repository.since("HEAD", "--rule", "link=warn")).toEqual([]);
});

test("reports nothing when a level is lowered, or was invalid before", async () => {
  const repository = await createRepository({
    ...FILES,
    [SETTINGS]: "rules: { link: loud }\n",
  });
  await repository.change({ [SETTINGS]: "rules: { link: error }\n" });
  expect(await repository.since()).toEqual([]);
  await repository.commit();
  await repository.change({ [SETTINGS]: "rules: { link: warn }\n" });
  expect(await repository.since("HEAD")).toEqual([]);
});

test("takes the levels that are staged, not those of the work tree", async () => {
  const repository = await createRepository({
    ...FILES,
    [SETTINGS]: "rules: { link: off }\n",
  });
  await repository.change({ [SETTINGS]: undefined });
  await repository.git("add", "--all");
  await repository.change({ [SETTINGS]: "rules: { link: off }\n" });
  expect(await repository.since("HEAD", "--staged")).toEqual([
    `${file} link/missing`,
  ]);
});
