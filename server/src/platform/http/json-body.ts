import { isUtf8 } from 'node:buffer';
import { fieldPath } from '@metra/contract/core/field-errors';
import { isWrittenExactly } from '@metra/contract/rules/exact-number';
import type { FastifyInstance } from 'fastify';
import { DomainError } from './domain-error.ts';

/** No call needs deeper nesting, and a megabyte of brackets would block the process for a quarter of a second. */
const deepest = 64;

/** A number with at most this many digits and no exponent is exact as a double. */
const longestExact = 15;

const [quote, backslash] = [0x22, 0x5c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const [zero, nine, point, smallE, largeE] = [0x30, 0x39, 0x2e, 0x65, 0x45];

interface Look {
  isTooDeep: boolean;
  /** True if a number has so many digits or such an exponent that parsing may change it. */
  hasOddNumber: boolean;
}

/** Collects what must be known before parsing in one pass over the text. */
function lookAt(body: Buffer): Look {
  let depth = 0;
  let isText = false;
  let signs = 0;
  let hasOddNumber = false;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] as number;
    if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if ((byte >= zero && byte <= nine) || byte === point) {
      signs += 1;
      if (signs > longestExact) hasOddNumber = true;
    } else {
      // The e of true and false does not follow a digit.
      if (signs > 0 && (byte === smallE || byte === largeE)) hasOddNumber = true;
      signs = 0;
      if (byte === quote) isText = true;
      else if (byte === closeList || byte === closeObject) depth -= 1;
      else if (byte === openList || byte === openObject) {
        depth += 1;
        if (depth > deepest) return { isTooDeep: true, hasOddNumber };
      }
    }
  }
  return { isTooDeep: false, hasOddNumber };
}

type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;
// TypeScript's library does not yet declare the source parameter of a reviver.
const parseWithSource = JSON.parse as (text: string, revive: Reviver) => unknown;

const inexact = Symbol('a number that reading would change');

/** At most this many places are listed, because more errors of this kind are made on purpose. */
const mostNamed = 100;

function inexactPlaces(value: unknown, path: readonly string[] = []): string[] {
  if (value === inexact) return [fieldPath(path)];
  if (typeof value !== 'object' || value === null) return [];
  const places: string[] = [];
  for (const [name, inner] of Object.entries(value)) {
    places.push(...inexactPlaces(inner, [...path, name]));
    if (places.length >= mostNamed) break;
  }
  return places;
}

/** Refuses numbers that would be stored differently: 1.0000000000000001 is 1 as a double. */
function assertExact(text: string): void {
  const parsed = parseWithSource(text, (_, value, { source }) =>
    typeof value === 'number' && source !== undefined && !isWrittenExactly(source, value) ? inexact : value,
  );
  const places = inexactPlaces(parsed).slice(0, mostNamed);
  if (places.length > 0)
    throw new DomainError('input.invalid', {
      fields: places.map((path) => ({ path, key: 'multipleOf' })),
    });
}

/** Parses JSON and refuses values that cannot be stored unchanged. */
export function readJson(text: string): unknown {
  const { isTooDeep, hasOddNumber } = lookAt(Buffer.from(text));
  if (isTooDeep) throw new DomainError('input.malformed');
  const parsed = parsedOrMalformed(text);
  if (hasOddNumber) assertExact(text);
  return parsed;
}

function parsedOrMalformed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError('input.malformed', { cause });
  }
}

/** JSON is UTF-8. Other bytes would silently become replacement characters and be stored. */
export function installJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { isTooDeep, hasOddNumber } = lookAt(body);
    if (!isUtf8(body) || isTooDeep) return void done(new DomainError('input.malformed'));
    const text = body.toString();
    parse(request, text, (error, parsed) => {
      try {
        if (!error && hasOddNumber) assertExact(text);
        done(error, parsed);
      } catch (refusal) {
        done(refusal as DomainError);
      }
    });
  });
}
