import { z } from 'zod';

/** People choose the record by its name. The value is its id as a text. */
export const Choice = z.object({ value: z.string(), label: z.string() });
export type Choice = z.infer<typeof Choice>;

export const choiceOf = ({ id, name }: { id: number; name: string }): Choice => ({
  value: String(id),
  label: name,
});
export const idsOf = (choices: readonly Choice[]): number[] => choices.map(({ value }) => Number(value));
export const namesOf = (choices: readonly Choice[]): string => choices.map(({ label }) => label).join(', ');
