import * as z from "zod/mini";
import {
  ErrorCodes,
  LSPErrorCodes,
  ResponseError,
  type CancellationToken,
  type Connection,
  type RenameFilesParams,
  CodeActionKind,
  TextDocumentSyncKind,
  type ClientCapabilities,
  type ServerCapabilities,
} from "vscode-languageserver";
import type { CommandContext } from "../../context.ts";
import {
  findCodeActions,
  FIX_ALL,
  formatDocument,
} from "../features/formatting.ts";
import { complete } from "../features/completion.ts";
import { findDefinition, findDocumentLinks } from "../features/definition.ts";
import { findHover } from "../features/hover.ts";
import {
  findDocumentSymbols,
  findFoldingRanges,
  findWorkspaceSymbols,
} from "../features/outline.ts";
import { reportFile, reportWorkspace } from "../session/publish-diagnostics.ts";
import { findReferences } from "../features/references.ts";
import { prepareRename, renameAt, renameFiles } from "../features/rename.ts";
import {
  viewFile,
  viewPlace,
  type FileView,
  type PlaceView,
  type Snapshot,
} from "../session/snapshot.ts";
import { toResponseError, type Session } from "../session/session.ts";

/** Connects the notifications and requests of an editor with the session and the features. */
export function registerHandlers(
  connection: Connection,
  session: Session,
  { cwd }: Pick<CommandContext, "cwd">,
): void {
  registerLifeCycle(connection, session);
  const { atPlace, inContent, inFile } = createAnswers(session, cwd);
  connection.onCompletion(atPlace(complete));
  connection.onHover(atPlace(findHover));
  connection.onDefinition(atPlace(findDefinition));
  connection.onReferences(atPlace(findReferences));
  connection.onPrepareRename(atPlace(prepareRename));
  connection.onRenameRequest(atPlace(renameAt));
  connection.onCodeAction(inFile(findCodeActions));
  connection.onDocumentFormatting(inFile(formatDocument));
  connection.onDocumentSymbol(inFile(findDocumentSymbols));
  connection.onDocumentLinks(inFile(findDocumentLinks));
  connection.onFoldingRanges(inFile(findFoldingRanges));
  connection.onWorkspaceSymbol(inContent(findWorkspaceSymbols));
  registerPull(connection, session, inContent);
  connection.workspace.onWillRenameFiles(
    inContent((snapshot, params: RenameFilesParams) =>
      renameFiles(snapshot, params, (uri) => session.fileAt(uri)),
    ),
  );
}

function registerLifeCycle(connection: Connection, session: Session): void {
  connection.onInitialize(async (params) => {
    await session.start(params);
    const serverInfo = { name: "content" };
    return {
      capabilities: describeCapabilities(params.capabilities),
      serverInfo,
    };
  });
  session.documents.listen(connection);
  connection.onDidChangeWatchedFiles(() => session.noteDiskChange());
  connection.onShutdown(() => session.end());
}

/** Answers requests for problems. A file outside of the content has none. */
function registerPull(
  { languages: { diagnostics } }: Connection,
  session: Session,
  inContent: ReturnType<typeof createAnswers>["inContent"],
): void {
  const ofFile = inContent((snapshot, params: InFile) =>
    reportFile(snapshot, session.fileAt(parseUri(params))),
  );
  diagnostics.on(
    async (params, token) =>
      (await ofFile(params, token)) ?? { kind: "full", items: [] },
  );
  const ofAll = inContent(reportWorkspace);
  diagnostics.onWorkspace(
    async (params, token) => (await ofAll(params, token)) ?? { items: [] },
  );
}

type Handler<P, R> = (params: P, token: CancellationToken) => Promise<R | null>;

/** Creates functions that turn features into request handlers. Each answers from the content at that moment. */
function createAnswers(session: Session, cwd: string) {
  const inContent =
    <P, R>(
      answer: (snapshot: Snapshot, params: P) => R | Promise<R>,
    ): Handler<P, R> =>
    async (params, token) => {
      try {
        session.refuseUnlessRunning();
        const snapshot = await session.snapshot();
        refuseCancelled(token);
        if (snapshot === undefined) return null;
        const result = await session.runExclusively(async () =>
          answer(snapshot, params),
        );
        refuseCancelled(token);
        return result;
      } catch (error) {
        throw toResponseError(error, cwd);
      }
    };
  const inFile = <P extends InFile, R>(
    answer: (view: FileView, params: P) => R | Promise<R>,
  ): Handler<P, R | null> =>
    inContent(async (snapshot: Snapshot, params: P) => {
      const file = session.fileAt(parseUri(params));
      return file === undefined
        ? null
        : answer(viewFile(snapshot, file), params);
    });
  const atPlace = <P extends AtPlace, R>(
    answer: (view: PlaceView, params: P) => R | Promise<R>,
  ): Handler<P, R | null> =>
    inFile((view, params: P) =>
      answer(
        viewPlace(view, parseParams(atPlaceParams, params).position),
        params,
      ),
    );
  return { inContent, inFile, atPlace };
}

const inFileParams = z.object({ textDocument: z.object({ uri: z.string() }) });
const position = z.object({ line: z.uint32(), character: z.uint32() });
const atPlaceParams = z.object({ position });

type InFile = z.infer<typeof inFileParams>;
type AtPlace = InFile & z.infer<typeof atPlaceParams>;

function parseUri(params: unknown): string {
  return parseParams(inFileParams, params).textDocument.uri;
}

/** @throws ResponseError for parameters that violate the protocol */
function parseParams<T>(schema: z.ZodMiniType<T>, params: unknown): T {
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ResponseError(
    ErrorCodes.InvalidParams,
    `The parameter \`${issue?.path.join(".")}\` is not what the protocol asks for.`,
  );
}

function refuseCancelled({ isCancellationRequested }: CancellationToken): void {
  if (isCancellationRequested)
    throw new ResponseError(LSPErrorCodes.RequestCancelled, "Cancelled.");
}

function describeCapabilities(client: ClientCapabilities): ServerCapabilities {
  return {
    ...(asksForDiagnostics(client) && {
      diagnosticProvider: {
        identifier: "content",
        interFileDependencies: true,
        workspaceDiagnostics: true,
      },
    }),
    textDocumentSync: {
      openClose: true,
      change: TextDocumentSyncKind.Incremental,
      save: true,
    },
    completionProvider: { triggerCharacters: [":", " ", "/", "#", "(", "{"] },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL] },
    documentFormattingProvider: true,
    documentSymbolProvider: true,
    workspaceSymbolProvider: true,
    documentLinkProvider: {},
    foldingRangeProvider: true,
    workspace: {
      fileOperations: {
        willRename: { filters: [{ pattern: { glob: "**/content/**" } }] },
      },
    },
  };
}

/**
 * True for an editor that only pulls diagnostics. Others get them pushed. An editor that does both would show each one
 * twice.
 */
function asksForDiagnostics({ textDocument }: ClientCapabilities): boolean {
  return (
    textDocument?.diagnostic !== undefined &&
    textDocument.publishDiagnostics === undefined
  );
}
