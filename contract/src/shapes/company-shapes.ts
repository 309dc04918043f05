import { z } from 'zod';
import { notBlank, text } from '../core/primitives.ts';

export const Country = z
  .string()
  .max(2)
  .regex(/^[A-Z]{2}$/)
  .meta({ description: 'ISO 3166-1 alpha-2' });

export const Location = z.object({
  label: text(300),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Location = z.infer<typeof Location>;

export const LocationWrite = Location.extend({ label: notBlank(300) }).strict();

export const FirstMonth = z.int().min(1).max(12).meta({
  description: 'The month in which the business year begins: 1 is January',
});
