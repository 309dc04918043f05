import type { Operation } from '@metra/contract/operation';
import type { FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';
import type { Upload } from './handlers.ts';

interface Read {
  body: unknown;
  file: Upload | undefined;
}

/** The JSON part first, then the file, which is handed on as a stream and never held in memory. */
export async function readMultipart(
  request: FastifyRequest,
  { part: name, file: need }: NonNullable<Operation['multipart']>,
): Promise<Read> {
  let body: unknown;
  for await (const part of request.parts()) {
    if (part.type === 'field' && part.fieldname === name) body = parseJson(part.value);
    else if (part.type === 'file' && part.fieldname === 'file') {
      return { body, file: { stream: part.file, fileName: part.filename } };
    } else
      throw new DomainError('input.invalid', {
        fields: [{ path: part.fieldname, key: 'additionalProperties' }],
      });
  }
  if (need === 'required')
    throw new DomainError('input.invalid', { fields: [{ path: 'file', key: 'required' }] });
  return { body, file: undefined };
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch (cause) {
    throw new DomainError('input.malformed', { cause });
  }
}
