import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { issueCode } from '../errors/issue-code.ts';

/** Checks a form by the contract's rules, and names what is wrong as the server would. */
export const contractResolver = <Schema extends z.core.$ZodType<FieldValues, FieldValues>>(
  schema: Schema,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> => zodResolver(schema, { error: issueCode });
