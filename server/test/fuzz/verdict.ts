import { ErrorBody, type ErrorKey, errors } from '@metra/contract/core/errors';
import { errorsOf } from '@metra/contract/core/openapi';
import { type Operation, successStatus } from '@metra/contract/core/operation';
import german from '@metra/contract/error-texts/de' with { type: 'json' };
import english from '@metra/contract/error-texts/en' with { type: 'json' };
import { z } from 'zod';
import type { RawAnswer, RawRequest } from './raw-http.ts';

/** Internal details that an answer must not contain: code, paths and SQL. */
const internals =
  /node_modules|\.ts\b|\.js:\d|\bat .+:\d+:\d+|\bstack\b|zod|kysely|fastify|postgres|\bpg_|\bsql\b|select .+ from|violates|relation "|ECONN|ENOENT|EACCES|FST_|TypeError|RangeError|SyntaxError|DomainError|\bundefined\b|\[object |\/(server|work|tmp|home|root|usr)\//i;

/** Refusals before the operation is known, or of a body for an operation without one. */
const ofTransport: readonly ErrorKey[] = [
  'not_found.route',
  'method.not_allowed',
  'input.too_large',
  'input.headers_too_large',
  'input.unsupported_type',
  'input.timeout',
];

export interface Exchange {
  /** Undefined if the request belongs to no operation. */
  operation: Operation | undefined;
  request: RawRequest;
  answer: RawAnswer | undefined;
}

/** The fault of an answer; undefined if there is none. */
export function wrongWith({ operation, request, answer }: Exchange): string | undefined {
  if (!answer) return request.hangsUp ? undefined : 'no answer';
  const { status } = answer;
  if (status >= 500) return `status ${status}: ${answer.body}`;
  if (request.method === 'HEAD' || request.method === 'OPTIONS') return undefined;
  if (isDocument(answer) && !operation) return wrongWithDocument(answer, request);
  if (status >= 400) return wrongWithRefusal(answer, request, operation);
  if (status === 304) return answer.body.length > 0 ? 'a body where nothing has changed' : undefined;
  return operation && wrongWithSuccess(answer, request, operation);
}

const isDocument = ({ headers }: RawAnswer) => headers.get('content-type')?.startsWith('text/html') ?? false;

/** An answer of a page must not contain internal details. */
function wrongWithDocument({ status, headers, body }: RawAnswer, request: RawRequest): string | undefined {
  if (![200, 304, 404].includes(status)) return `a document with status ${status}`;
  if (!headers.get('content-security-policy')) return 'a document that allows everything';
  const text = headers.get('content-encoding') ? '' : body.toString();
  return leak(`${[...headers.values()].join('\n')}\n${text}`, request);
}

function wrongWithRefusal(
  { status, headers, body }: RawAnswer,
  request: RawRequest,
  operation: Operation | undefined,
): string | undefined {
  const text = body.toString();
  const read = ErrorBody.strict().safeParse(parsed(text));
  if (!read.success) return `not the one error shape: ${text.slice(0, 500)}`;
  const { error, message, responseId, fields = [] } = read.data;
  const key = error as ErrorKey;
  if (errors[key] !== status || read.data.status !== status) return `status ${status} for ${error}`;
  if (![german[key], english[key]].includes(message)) return `another text for ${error}: ${message}`;
  if (headers.get('x-response-id') !== responseId) return 'another response id in the header';
  if (operation && ![...errorsOf(operation), ...ofTransport].includes(key))
    return `${error} is not among the errors of the operation`;
  return leak(JSON.stringify(fields), request) ?? leak([...headers.values()].join('\n'), request);
}

function wrongWithSuccess({ status, headers, body }: RawAnswer, request: RawRequest, operation: Operation) {
  if (status !== successStatus(operation)) return `status ${status} instead of ${successStatus(operation)}`;
  const type = headers.get('content-type') ?? '';
  if (operation.download)
    return operation.download.some((allowed) => type.startsWith(allowed))
      ? undefined
      : `a download of type ${type}`;
  const text = body.toString();
  if (!operation.response)
    return ['', 'null'].includes(text) ? undefined : `an answer where there is none: ${text}`;
  const encoding = headers.get('content-encoding');
  if (encoding) return undefined;
  const read = z.safeParse(operation.response, parsed(text));
  if (!read.success)
    return `not the shape of the answer: ${JSON.stringify(read.error.issues.slice(0, 3))} in ${text.slice(0, 500)}`;
  // A random token may contain any word by chance.
  const told = [...headers].filter(([name]) => name !== 'auth-token').map(([, value]) => value);
  return leak(told.join('\n'), request);
}

/** An internal word that is not part of the request. */
function leak(text: string, request: RawRequest): string | undefined {
  const word = internals.exec(text)?.[0];
  if (word === undefined) return undefined;
  const sent = `${request.target} ${JSON.stringify(request.headers)} ${request.body ?? ''}`;
  return sent.toLowerCase().includes(word.toLowerCase())
    ? undefined
    : `an internal word: ${word} in ${text.slice(0, 500)}`;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
