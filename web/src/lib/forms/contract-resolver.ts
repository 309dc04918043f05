import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { issueCode } from '../errors/issue-code.ts';

/** The form reports the same keys as the server. */
export const contractResolver = <Schema extends z.core.$ZodType<FieldValues, FieldValues>>(
  schema: Schema,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> => zodResolver(schema, { error: issueCode });
