import { type BrokenRule, brokenRule } from '@metra/contract/core/field-errors';
import type { z } from 'zod';
import { fieldErrorCode } from '../forms/field-errors.ts';

type RawIssue = z.core.$ZodRawIssue;

/** A form reports the same key as the server, except for an empty field. */
export function issueCode(issue: RawIssue): string {
  const broken = brokenRule(issue);
  return leftEmpty(issue, broken) ? 'required' : fieldErrorCode(broken.key, broken.limit);
}

/** For an empty field, "required" is clearer than "at least one character" or a failed pattern. */
function leftEmpty({ input }: RawIssue, { key, limit }: BrokenRule): boolean {
  if (key === 'minLength' || key === 'minItems') return limit === 1;
  return input === '' && (key === 'pattern' || key === 'format' || key === 'enum');
}
