import type { ErrorKey } from '@metra/contract/core/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/database-errors.ts';
import { DomainError } from './domain-error.ts';
import { errorBody } from './error-body.ts';
import { languageOf } from './language.ts';

/** The common error keys of errors that Fastify raises itself. */
const frameworkErrors: Record<string, ErrorKey> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'input.unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'input.too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'input.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'input.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'input.malformed',
  FST_ERR_BAD_URL: 'not_found.route',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found.route',
  FST_REQ_FILE_TOO_LARGE: 'input.too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'input.unsupported_type',
  FST_FILES_LIMIT: 'input.invalid',
  FST_FIELDS_LIMIT: 'input.invalid',
  FST_PARTS_LIMIT: 'input.invalid',
  FST_PROTO_VIOLATION: 'input.malformed',
};

/** The disk is full or broken, or no file can be opened. The request itself is valid. */
const machineInTrouble = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof DatabaseUnavailable) {
    return new DomainError('service.unavailable', { cause: error, retryAfterSeconds: 2 });
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (machineInTrouble.has(code))
    return new DomainError('service.unavailable', { cause: error, retryAfterSeconds: 30 });
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const known = frameworkErrors[code] ?? (status >= 400 && status < 500 ? 'input.malformed' : undefined);
  return new DomainError(known ?? 'internal.unexpected', { cause: error });
}

/** Expected errors are logged without a stack and unexpected ones with it. A client never sees a stack. */
export function noteError({ key, status, cause }: DomainError, request: FastifyRequest): void {
  if (key === 'internal.unexpected')
    request.log.error({ err: cause, responseId: request.id }, 'unexpected error');
  else if (status === 503)
    request.log.warn({ key, reason: String(cause), responseId: request.id }, 'not served');
}

export function tellWhenToReturn({ retryAfterSeconds }: DomainError, reply: FastifyReply): void {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfterSeconds)));
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toDomainError(error);
  const { key, status, fields, secondFactor } = failure;
  noteError(failure, request);
  tellWhenToReturn(failure, reply);
  const language = languageOf(request.headers['accept-language']);
  return reply
    .code(status)
    .type('application/json')
    .send({ ...errorBody(key, language, request.id, fields), ...(secondFactor && { secondFactor }) });
}
