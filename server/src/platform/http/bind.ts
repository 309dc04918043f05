import type { ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import multipart from '@fastify/multipart';
import { applicationId } from '@metra/contract/core/client';
import { fieldErrors, unknownFields } from '@metra/contract/core/field-errors';
import { type Contract, type Operation, operationsOf, successStatus } from '@metra/contract/core/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { runAsTenant, type Tenant } from '../database/connection-shares.ts';
import { contentDisposition } from '../files/content-disposition.ts';
import type { IdempotencyKey } from '../limits/idempotency.ts';
import { networkOf } from '../limits/network-of.ts';
import { createQueuePerKey, type QueuePerKey } from '../limits/queue-per-key.ts';
import { onFirstUse, onFirstUseOf } from '../on-first-use.ts';
import { assertAccess } from './access.ts';
import type { Actor, Identity, Origin } from './actor.ts';
import { withinDeadline } from './deadline.ts';
import { DomainError, invalid } from './domain-error.ts';
import {
  type AllHandlers,
  type Download,
  type OperationCall,
  type Upload,
  WrittenAnswer,
} from './handlers.ts';
import { languageOf } from './language.ts';
import { measureTextsAndLists } from './measured-input.ts';
import { multipartOptions, readMultipart } from './multipart.ts';
import { refuseOtherMethods, type ServedPath } from './other-methods.ts';
import { isOwnCall } from './own-calls.ts';
import { serialisedAs } from './response-schema.ts';
import { sharedAnswers } from './shared-answers.ts';
import { textReader } from './text-input.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

export const apiBase = '/api/v1';
const json = 'application/json; charset=utf-8';

const routePath = (path: string) => apiBase + path.replace(/\{(\w+)\}/g, ':$1');

/** Callers who are not signed in need no larger body, and all of it has to be read. */
const publicBodyBytes = 64 * 1024;

/** An upload takes as long as the sender's line is slow, so an organisation's uploads only wait for each other. */
const uploadsOfOne = { atOnce: 6, waiting: 44 };

type AnyHandler = (call: OperationCall<Operation>) => unknown;

export interface BindSettings {
  temporaryFolder: string;
  /** Calls that take longer are answered as unavailable. */
  deadlineMilliseconds: number;
  /** The part of the deadline, in milliseconds, that had passed before the work started. */
  waited: (response: ServerResponse) => number;
  /** The call no longer counts as in progress for the foreseeable time. */
  leavePlace: (response: ServerResponse) => void;
}

/**
 * Creates a route for each operation of the contract. Application id, token and access are checked before the body is
 * read.
 */
export function bindContract<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: AllHandlers<C>,
  identity: Identity,
  settings: BindSettings,
): void {
  app.decorateRequest('actor', null);
  const uploads = createQueuePerKey<number>(uploadsOfOne);
  const bind = (to: FastifyInstance, operations: readonly { id: string; operation: Operation }[]) => {
    for (const { id, operation } of operations) {
      const [group = '', name = ''] = id.split('.');
      // Handlers<C> guarantees one handler per operation.
      const handler = (handlers as Record<string, Record<string, AnyHandler>>)[group]?.[name] as AnyHandler;
      bindOperation(to, id, operation, handler, identity, { ...settings, uploads });
    }
  };
  const { forms = [], others = [] } = Object.groupBy(operationsOf(contract), ({ operation }) =>
    operation.multipart ? 'forms' : 'others',
  );
  bind(app, others);
  // The multipart plugin adds its hook to all requests of its scope, so these operations get their own.
  app.register(async (part) => {
    await part.register(multipart, multipartOptions);
    bind(part, forms);
  });
  refuseOtherMethods(app, pathsOf(contract), assertApplication);
}

type Form = NonNullable<Operation['multipart']>;

interface Needs extends BindSettings {
  uploads: QueuePerKey<number>;
}

function bindOperation(
  app: FastifyInstance,
  id: string,
  operation: Operation,
  handler: AnyHandler,
  { sessions, onImpersonatedCall }: Identity,
  { temporaryFolder, deadlineMilliseconds, waited, leavePlace, uploads }: Needs,
) {
  const status = successStatus(operation);
  const form = operation.multipart;
  const readParams = inputReader(operation.params);
  const readQuery = inputReader(operation.query, 'strict');
  const bodyShape = onFirstUse(() => operation.body && measureTextsAndLists(operation.body));
  const sendShared = sharedAnswers();

  app.route({
    method: operation.method,
    exposeHeadRoute: hasHead(operation),
    url: routePath(operation.path),
    config: { readsSlowly: form !== undefined },
    ...(operation.access === 'public' && { bodyLimit: publicBodyBytes }),
    ...(operation.response && serialisedAs(operation.response, status)),
    onRequest: (request, reply, done) => {
      assertApplication(request);
      const token = tokenOf(request);
      const cached = token === undefined ? undefined : sessions.cached(token);
      const needsDatabase = token !== undefined && (!cached || cached.impersonatorId !== null);
      if (needsDatabase) return identify(request, reply, token, cached);
      request.actor = cached ?? null;
      assertAccess(operation, request.actor);
      done();
    },
    handler: (request, reply) =>
      form
        ? uploads.run(request.actor?.organisationId ?? 0, () => receive(request, reply, form))
        : serve(request, reply, request.body),
  });

  const tenantOf = (request: FastifyRequest, { raw }: FastifyReply) =>
    new CallingTenant(request, () => leavePlace(raw));

  /** Handles the calls that need the database before their access is checked. */
  async function identify(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    cached: Actor | undefined,
  ): Promise<void> {
    const actor = cached ?? (await runAsTenant(tenantOf(request, reply), () => sessions.read(token)));
    request.actor = actor;
    if (actor?.impersonatorId)
      await runAsTenant(tenantOf(request, reply), () =>
        onImpersonatedCall(actor, id, pathOf(request), originOf(request)),
      );
    assertAccess(operation, actor);
  }

  async function receive(request: FastifyRequest, reply: FastifyReply, form: Form) {
    const { body, file, release } = await readMultipart(request, form, temporaryFolder);
    try {
      return await serve(request, reply, body, file);
    } finally {
      release();
    }
  }

  async function serve(request: FastifyRequest, reply: FastifyReply, body: unknown, file?: Upload) {
    const shape = bodyShape();
    const input = {
      params: readParams(request.params),
      query: readQuery(request.query),
      body: shape ? parse(shape, body ?? undefined) : undefined,
    };
    const call: OperationCall<Operation> = {
      ...input,
      // `assertAccess` guarantees an actor for the operations whose type has one.
      actor: request.actor as Actor,
      file,
      language: languageOf(request.headers['accept-language']),
      origin: originOf(request),
      idempotencyKey: operation.idempotent ? idempotencyKeyOf(request, id, input) : undefined,
      setHeader: (name, value) => void reply.header(name, value),
    };
    const answering = runAsTenant(tenantOf(request, reply), () => handler(call));
    const answer = await (form || operation.download
      ? answering
      : withinDeadline(answering, deadlineMilliseconds - waited(reply.raw)));
    if (operation.download) return sendDownload(reply, answer as Download);
    reply.code(status);
    if (answer instanceof WrittenAnswer) return reply.type(json).send(answer.json);
    if (operation.shared) return sendShared(answer as object, request, reply);
    return reply.send(answer ?? null);
  }
}

/**
 * The tenant whose share of database connections a call uses. While it waits long for a connection, it frees its
 * place.
 */
class CallingTenant implements Tenant {
  readonly whileWaiting: () => void;
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest, whileWaiting: () => void) {
    this.#request = request;
    this.whileWaiting = whileWaiting;
  }

  /** Most calls find their session in the cache, so the name for the first read is rarely needed. */
  get name(): string {
    return tenantNameOf(this.#request);
  }
}

/** `HEAD` runs the handler of `GET`, so it is only offered for operations without effect. */
const hasHead = ({ method, hasEffect }: Operation) => method === 'GET' && !hasEffect;

/** Each path once, with its methods. */
const pathsOf = (contract: Contract): ServedPath[] =>
  [
    ...Map.groupBy(operationsOf(contract), ({ operation }) =>
      routePath(operation.path).replace(/:\w+/g, ':_'),
    ),
  ].map(([url, operations]) => ({
    url,
    methods: new Set(
      operations.flatMap(({ operation }) => [operation.method, ...(hasHead(operation) ? ['HEAD'] : [])]),
    ),
  }));

function assertApplication(request: FastifyRequest): void {
  if (request.headers['x-application-id'] !== applicationId) throw new DomainError('application.unknown');
}

/** No token is longer than this. */
const longestToken = 200;

function tokenOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (!authorization?.startsWith('Bearer ')) return undefined;
  const token = authorization.slice('Bearer '.length);
  return token === '' || token.length > longestToken ? undefined : token;
}

/** All pages share one tenant, so that a caller who requests ever new pages takes no connections from others. */
function tenantNameOf(request: FastifyRequest): string {
  if (request.actor) return `organisation:${request.actor.organisationId}`;
  return isOwnCall(request) ? 'own calls' : `network:${networkOf(addressOf(request))}`;
}

/** The query is left out, because it may contain a secret. */
const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '';

/** If a proxy writes something other than an address, its clients are not distinguished. */
const addressOf = ({ ip, socket }: FastifyRequest): string =>
  isIP(ip) && !ip.includes('%') ? ip : (socket.remoteAddress ?? '');

const originOf = (request: FastifyRequest): Origin => ({
  ip: addressOf(request),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  responseId: request.id,
});

function idempotencyKeyOf(
  request: FastifyRequest,
  operation: string,
  input: object,
): IdempotencyKey | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,100}$/.test(key)) return { key, operation, input };
  throw invalid('idempotency-key', 'pattern');
}

function inputReader(shape: z.ZodObject | undefined, mode?: 'strict') {
  if (!shape) return (input: unknown) => (mode === 'strict' ? refuseUnknown(input) : undefined);
  const schema = () => (mode === 'strict' ? strict(shape) : shape);
  const read = textReader(shape);
  return (input: unknown) => parse(schema(), read((input ?? {}) as Record<string, unknown>));
}

const strict = onFirstUseOf((shape: z.ZodObject) => shape.strict());

/** An operation without a query refuses every parameter, so that typing errors are noticed. */
function refuseUnknown(input: unknown): undefined {
  const names = Object.keys(input ?? {});
  if (names.length === 0) return undefined;
  throw new DomainError('input.invalid', { fields: unknownFields(names) });
}

function parse(schema: z.core.$ZodType, input: unknown): never {
  const result = z.safeParse(schema, input, { reportInput: true });
  if (!result.success) throw new DomainError('input.invalid', { fields: fieldErrors(result.error) });
  // The handler's type defines the schema's result; here it may be any operation's.
  return result.data as never;
}

function sendDownload(reply: FastifyReply, { content, type, fileName }: Download): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', contentDisposition('attachment', fileName))
    .send(content);
}
