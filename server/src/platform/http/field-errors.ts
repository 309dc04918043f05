import type { FieldError } from '@metra/contract/errors';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** As many as the error shape takes: every bad row of a batch is named. */
const maxFields = 5000;

/** Of one object: whoever makes more mistakes of this kind makes them on purpose. */
const maxUnknown = 100;

/** All wrong places at once, in the words of the contract: `required`, `notBlank`, `email` or the JSON Schema keyword. */
export const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.flatMap(fieldsOf).slice(0, maxFields);

function fieldsOf(issue: Issue): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, maxUnknown)
      .map((name) => ({ path: pathOf([...issue.path, name]), key: 'additionalProperties' }));
  }
  return [{ path: pathOf(issue.path), key: keyOf(issue) }];
}

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('/').slice(0, 400);

function keyOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'type';
    case 'too_small':
      return `${issue.inclusive === false ? 'exclusiveM' : 'm'}in${sizeWord(issue.origin, 'imum')}`;
    case 'too_big':
      return issue.origin === 'string' && issue.message === 'email'
        ? 'email'
        : `max${sizeWord(issue.origin, 'imum')}`;
    case 'invalid_format':
      return issue.format === 'regex' ? 'pattern' : 'format';
    case 'invalid_value':
      return issue.input === undefined || issue.input === null ? 'required' : 'enum';
    case 'not_multiple_of':
      return 'multipleOf';
    case 'custom':
      return typeof issue.params?.key === 'string' ? issue.params.key : 'invalid';
    default:
      return 'type';
  }
}

const sizeWord = (origin: string, forNumbers: string) => {
  if (origin === 'string') return 'Length';
  if (origin === 'array' || origin === 'set') return 'Items';
  return forNumbers;
};
