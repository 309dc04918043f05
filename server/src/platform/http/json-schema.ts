import { z } from 'zod';

/** A shape as JSON Schema (draft 2020-12) for answers. */
export const jsonSchemaOf = (shape: z.core.$ZodType): object =>
  z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any' });
