import type { z } from 'zod';
import type { FieldError } from './errors.ts';
import { type FieldKey, isFieldKey } from './field-keys.ts';

type Issue = z.core.$ZodIssue | z.core.$ZodRawIssue;

/** The limit is for the sentence a form shows. */
export interface BrokenRule {
  key: FieldKey;
  limit?: number;
}

/** As many as the error shape takes: every bad row of a batch is named. */
const maxFields = 5000;

/** Of one object: whoever makes more mistakes of this kind makes them on purpose. */
const maxUnknown = 100;

/** All wrong places at once, in the words of the contract. Needs zod's `reportInput` to tell what is missing. */
export const fieldErrors = (error: z.core.$ZodError): FieldError[] =>
  error.issues.flatMap(fieldsOf).slice(0, maxFields);

/** Names that nobody asked for. */
export const unknownFields = (names: readonly string[], path: readonly PropertyKey[] = []): FieldError[] =>
  names
    .slice(0, maxUnknown)
    .map((name) => ({ path: fieldPath([...path, name]), key: 'additionalProperties' }));

function fieldsOf(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys, issue.path);
  return [{ path: fieldPath(issue.path), key: brokenRule(issue).key }];
}

/** `goals/0/measures`; the names may be a stranger's. What is wrong as a whole is the `body`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  const whole = path.map(String).join('/').slice(0, 400);
  return whole.toWellFormed().replaceAll('\0', '\ufffd') || 'body';
}

/** The one mapping from zod's issues to our keys, for the server's answers and the browser's forms. */
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
