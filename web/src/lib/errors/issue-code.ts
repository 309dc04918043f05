import { type BrokenRule, brokenRule } from '@metra/contract/core/field-errors';
import type { z } from 'zod';
import { fieldErrorCode } from '../forms/field-errors.ts';

type RawIssue = z.core.$ZodRawIssue;

/** A broken rule of the contract as a form reports it: with the server's key, except where a field was left empty. */
export function issueCode(issue: RawIssue): string {
  const broken = brokenRule(issue);
  return leftEmpty(issue, broken) ? 'required' : fieldErrorCode(broken.key, broken.limit);
}

/** People leave a field empty; "at least one character" or a broken pattern is a roundabout way to say so. */
function leftEmpty({ input }: RawIssue, { key, limit }: BrokenRule): boolean {
  if (key === 'minLength' || key === 'minItems') return limit === 1;
  return input === '' && (key === 'pattern' || key === 'format' || key === 'enum');
}
