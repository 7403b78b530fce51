import {
  ErrorCodes,
  LSPErrorCodes,
  ResponseError,
  type InitializeParams,
  type PublishDiagnosticsParams,
} from "vscode-languageserver";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import { describeFailure, formatFailure } from "../../describe-failure.ts";
import type { FolderOptions } from "../../folders.ts";
import { createCheckLoop, type CheckLoop } from "./check-loop.ts";
import { openProject, type ContentProject } from "./content-project.ts";
import { createDocuments, findOpenFiles, pathOf } from "./open-documents.ts";
import { createPublisher } from "./publish-diagnostics.ts";
import type { Snapshot } from "./snapshot.ts";
import { dirname, resolve } from "node:path";
import { isFolder } from "../../model/make-folders.ts";

interface Outlet {
  publish: (params: PublishDiagnosticsParams) => void;
  warn: (message: string) => void;
  log: (message: string) => void;
}

/** One editor: its documents, and the content folder that they belong to. */
export class Session {
  readonly documents = createDocuments();
  readonly #folderOptions: FolderOptions;
  readonly #context: CommandContext;
  readonly #outlet: Outlet;
  #state: "new" | "running" | "ended" = "new";
  #project: ContentProject | undefined;
  #loop: CheckLoop<Snapshot> | undefined;
  /** Notifications of the editor are handled in order, even while a folder is being opened. */
  #events: Promise<void> = Promise.resolve();

  constructor(
    folderOptions: FolderOptions,
    context: CommandContext,
    outlet: Outlet,
  ) {
    this.#folderOptions = folderOptions;
    this.#context = context;
    this.#outlet = outlet;
    this.documents.onDidOpen(({ document }) => {
      const path = pathOf(document.uri);
      if (path !== undefined) this.#inOrder(() => this.#openProject(path));
    });
    const noteChange = ({ document: { uri } }: { document: { uri: string } }) =>
      this.#inOrder(() => {
        if (this.fileAt(uri) !== undefined) this.#loop?.noteChange();
      });
    // An opened document counts as changed, after `onDidOpen`.
    this.documents.onDidChangeContent(noteChange);
    this.documents.onDidClose(noteChange);
    this.documents.onDidSave(() => this.noteDiskChange());
  }

  /** Opens the content folder, if there is one. */
  async start(params: InitializeParams): Promise<void> {
    if (this.#state !== "new")
      throw new ResponseError(
        ErrorCodes.InvalidRequest,
        "The server is initialized already.",
      );
    this.#state = "running";
    this.#inOrder(async () => {
      for (const folder of openedFolders(params, this.#context))
        await this.#openProject(folder);
      this.#loop?.noteChange();
    });
    await this.#events;
  }

  /** Notes that files on disk may have changed. */
  noteDiskChange(): void {
    this.#inOrder(() => {
      this.#loop?.noteChange();
    });
  }

  fileAt(uri: string): string | undefined {
    return this.#project?.fileAt(uri)?.file;
  }

  /** The content as it is at this moment. Undefined without a content folder. */
  async snapshot(): Promise<Snapshot | undefined> {
    await this.#events;
    return this.#loop?.current();
  }

  /** Runs a task that compiles the content while no other task does. */
  async runExclusively<T>(task: () => Promise<T>): Promise<T> {
    return this.#loop === undefined ? task() : this.#loop.runExclusively(task);
  }

  #inOrder(task: () => void | Promise<void>): void {
    this.#events = this.#events
      .then(task)
      .catch((error) => this.#outlet.log(describe(error, this.#context.cwd)));
  }

  /** @throws ResponseError before the first request and after the last one */
  refuseUnlessRunning(): void {
    if (this.#state === "new")
      throw new ResponseError(
        ErrorCodes.ServerNotInitialized,
        "The first request has to be `initialize`.",
      );
    if (this.#state === "ended")
      throw new ResponseError(
        ErrorCodes.InvalidRequest,
        "The server is shut down: only `exit` may follow.",
      );
  }

  end(): void {
    this.#state = "ended";
    this.#loop?.close();
    this.#project?.close();
  }

  async #openProject(start: string): Promise<void> {
    const root = findRoot(start, this.#folderOptions, this.#context);
    if (this.#project !== undefined || root === undefined) return;
    const context = { ...this.#context, cwd: root };
    try {
      const project = await openProject(this.#folderOptions, context, {
        warn: this.#outlet.warn,
        onChange: () => this.#loop?.noteChange(),
      });
      this.#project = project;
      this.#loop = createCheckLoop(
        () => {
          const open = this.documents.all();
          return project.check(
            findOpenFiles(open, (uri) => project.fileAt(uri)),
          );
        },
        createPublisher(this.#outlet.publish),
        (error) => this.#outlet.log(describe(error, root)),
      );
    } catch (error) {
      this.#outlet.warn(describe(error, root));
    }
  }
}

function describe(error: unknown, cwd: string): string {
  return formatFailure(describeFailure(error, cwd));
}

/** Converts a failure to a reply. An expected failure says what happened and what to do. */
export function toResponseError(error: unknown, cwd: string): ResponseError {
  if (error instanceof ResponseError) return error;
  const { hint, message } = describeFailure(error, cwd);
  const text = [message, hint].filter(Boolean).join("\n");
  return error instanceof AppError
    ? new ResponseError(LSPErrorCodes.RequestFailed, text)
    : new ResponseError(ErrorCodes.InternalError, text);
}

/** The folders that the editor has opened, or else the one that the server was started in. */
function openedFolders(
  { rootPath, rootUri, workspaceFolders }: InitializeParams,
  { cwd }: Pick<CommandContext, "cwd">,
): string[] {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? [];
  if (uris.length === 0 && rootUri) uris.push(rootUri);
  const paths = uris.flatMap((uri) => pathOf(uri) ?? []);
  return paths.length > 0 ? paths : [rootPath ?? cwd];
}

/** The folder that has a content folder: the given one, or one above whose content folder contains it. */
function findRoot(
  start: string,
  { content }: FolderOptions,
  { env }: Pick<CommandContext, "env">,
): string | undefined {
  const name = content ?? (env.CONTENT_DIR || "content");
  for (let root = start; ; root = dirname(root)) {
    const folder = resolve(root, name);
    const isAround = root === start || `${start}/`.startsWith(`${folder}/`);
    if (isAround && isFolder(folder)) return root;
    if (root === dirname(root)) return undefined;
  }
}
