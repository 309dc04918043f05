import type { z } from 'zod';
import { fieldErrorCode } from './field-errors.ts';

type RawIssue = z.core.$ZodRawIssue;

const isMissing = (input: unknown) => input === undefined || input === null;

/** A broken rule of the contract under the key the server would report it with. */
export function issueCode(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? 'required' : 'type';
    case 'invalid_value':
      return isMissing(issue.input) || issue.input === '' ? 'required' : 'enum';
    case 'too_small':
      return tooSmall(String(issue.origin), Number(issue.minimum), issue.inclusive !== false);
    case 'too_big':
      return fieldErrorCode(`max${sizeWord(String(issue.origin))}`, Number(issue.maximum));
    case 'invalid_format':
      // An empty text breaks a pattern only because something is missing.
      if (issue.input === '') return 'required';
      return issue.format === 'regex' ? 'pattern' : 'format';
    case 'not_multiple_of':
      return 'multipleOf';
    case 'custom':
      return typeof issue.params?.key === 'string' ? issue.params.key : 'invalid';
    default:
      return 'type';
  }
}

function tooSmall(origin: string, minimum: number, inclusive: boolean): string {
  // "At least one character" is a roundabout way to say that something is missing.
  if (minimum === 1 && origin !== 'number' && origin !== 'int') return 'required';
  return fieldErrorCode(`${inclusive ? 'm' : 'exclusiveM'}in${sizeWord(origin)}`, minimum);
}

function sizeWord(origin: string): string {
  if (origin === 'string') return 'Length';
  if (origin === 'array' || origin === 'set') return 'Items';
  return 'imum';
}
