import { rule } from '@metra/contract/core/field-keys';
import { Level, notBlank, text } from '@metra/contract/core/primitives';
import type { Measure, OwnMeasureWrite } from '@metra/contract/operations/measures';
import { z } from 'zod';

const MOST_STEPS = 10;
const LONGEST_STEP = 300;

/** The first steps are typed one per line. */
export const OwnMeasureForm = z
  .object({
    name: notBlank(200),
    description: text(2000),
    costHint: text(500),
    firstSteps: text(MOST_STEPS * (LONGEST_STEP + 1)),
    effort: Level,
    impact: Level,
  })
  .refine(({ firstSteps }) => stepsIn(firstSteps).length <= MOST_STEPS, rule('maxItems', 'firstSteps'))
  .refine(
    ({ firstSteps }) => stepsIn(firstSteps).every(({ length }) => length <= LONGEST_STEP),
    rule('maxLength', 'firstSteps'),
  );
export type OwnMeasureForm = z.infer<typeof OwnMeasureForm>;

export const stepsIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map((step) => step.trim())
    .filter(Boolean);

export const ownMeasureForm = (measure: Measure | null): OwnMeasureForm => ({
  name: measure?.name ?? '',
  description: measure?.description ?? '',
  costHint: measure?.costHint ?? '',
  firstSteps: measure?.firstSteps.join('\n') ?? '',
  effort: measure?.effort ?? 'MEDIUM',
  impact: measure?.impact ?? 'MEDIUM',
});

export const ownMeasureWrite = (form: OwnMeasureForm, goalId: number): OwnMeasureWrite => ({
  ...form,
  goalId,
  firstSteps: stepsIn(form.firstSteps),
});
