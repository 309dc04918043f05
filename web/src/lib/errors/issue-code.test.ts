import { rule } from '@metra/contract/core/field-keys';
import { Email, IsoDate, Password, Sector, Slug, Token, text } from '@metra/contract/core/primitives';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueCode } from './issue-code.ts';

test.each<[string, z.core.$ZodType, unknown, string]>([
  ['nothing chosen', Sector, null, 'required'],
  ['an empty choice', Sector, '', 'required'],
  ['an empty text that needs a character', Token, '', 'required'],
  ['an empty text that needs ten', Password, '', 'minLength=10'],
  ['an empty text with a pattern', Slug, '', 'required'],
  ['an empty day', IsoDate, '', 'required'],
  ['an empty list', z.array(z.int()).min(1), [], 'required'],
  ['no address', Email, '', 'email'],
  ['another pattern', Slug, 'Ä', 'pattern'],
  ['a number below one', z.int().min(1), 0, 'minimum=1'],
  ['a text that is too long', text(3), 'abcd', 'maxLength=3'],
  ['a rule of our own', z.string().refine(() => false, rule('afterStart')), 'x', 'afterStart'],
])('%s', (_, schema, input, code) => {
  const { error } = z.safeParse(schema, input, { error: issueCode });
  expect(error?.issues.map(({ message }) => message)).toEqual([code]);
});
