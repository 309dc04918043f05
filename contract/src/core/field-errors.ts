import type { z } from 'zod';
import type { FieldError } from './errors.ts';
import { type FieldKey, isFieldKey } from './field-keys.ts';

type Issue = z.core.$ZodIssue | z.core.$ZodRawIssue;

/** The limit appears in the message of a form. */
export interface BrokenRule {
  key: FieldKey;
  limit?: number;
}

/** The error body has room for every invalid row of a batch. */
const maxFields = 5000;

/** An object with more unknown fields than this was sent on purpose. */
const maxUnknown = 100;

/** Returns all invalid fields at once. It needs zod's `reportInput` to recognise missing fields. */
export const fieldErrors = (error: z.core.$ZodError): FieldError[] =>
  error.issues.flatMap(fieldsOf).slice(0, maxFields);

/** Returns an error for each unknown field. */
export const unknownFields = (names: readonly string[], path: readonly PropertyKey[] = []): FieldError[] =>
  names
    .slice(0, maxUnknown)
    .map((name) => ({ path: fieldPath([...path, name]), key: 'additionalProperties' }));

function fieldsOf(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys, issue.path);
  return [{ path: fieldPath(issue.path), key: brokenRule(issue).key }];
}

/**
 * Returns a path such as `goals/0/measures`. The names may come from an attacker. An error of the whole input
 * is at `body`.
 */
export function fieldPath(path: readonly PropertyKey[]): string {
  const whole = path.map(String).join('/').slice(0, 400);
  return whole.toWellFormed().replaceAll('\0', '\ufffd') || 'body';
}

/** Maps zod's issues to our keys, for the answers of the server and for the forms of the browser. */
export function brokenRule(issue: Issue): BrokenRule {
  switch (issue.code) {
    case 'invalid_type':
      return { key: isMissing(issue.input) ? 'required' : 'type' };
    case 'invalid_value':
      return { key: isMissing(issue.input) ? 'required' : 'enum' };
    case 'too_small':
      return { key: smallKey(issue.origin, issue.inclusive), limit: Number(issue.minimum) };
    case 'too_big':
      return { key: bigKey(issue.origin, issue.inclusive), limit: Number(issue.maximum) };
    case 'invalid_format':
      return { key: issue.format === 'regex' ? 'pattern' : 'format' };
    case 'not_multiple_of':
      return { key: 'multipleOf' };
    case 'unrecognized_keys':
      return { key: 'additionalProperties' };
    case 'custom':
      return { key: isFieldKey(issue.params?.key) ? issue.params.key : 'type' };
    default:
      return { key: 'type' };
  }
}

const isMissing = (input: unknown) => input === undefined || input === null;
const isList = (origin: unknown) => origin === 'array' || origin === 'set';

function smallKey(origin: unknown, inclusive: unknown): FieldKey {
  if (origin === 'string') return 'minLength';
  if (isList(origin)) return 'minItems';
  return inclusive === false ? 'exclusiveMinimum' : 'minimum';
}

function bigKey(origin: unknown, inclusive: unknown): FieldKey {
  if (origin === 'string') return 'maxLength';
  if (isList(origin)) return 'maxItems';
  return inclusive === false ? 'exclusiveMaximum' : 'maximum';
}
