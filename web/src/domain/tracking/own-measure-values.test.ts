import { expect, test } from 'vitest';
import { OwnMeasureForm, ownMeasureForm, ownMeasureWrite, stepsIn } from './own-measure-values.ts';

test('first steps are lines; empty ones do not count', () => {
  expect(stepsIn(' wiegen \n\n Angebot einholen\n')).toEqual(['wiegen', 'Angebot einholen']);
  const form = { ...ownMeasureForm(null), name: 'Späne', firstSteps: 'wiegen\nbestellen' };
  expect(ownMeasureWrite(form, 7)).toMatchObject({ goalId: 7, firstSteps: ['wiegen', 'bestellen'] });
});

test('more than ten steps, or a step that is too long, are said at the field', () => {
  const issuesOf = (firstSteps: string) =>
    OwnMeasureForm.safeParse({ ...ownMeasureForm(null), name: 'x', firstSteps }).error?.issues.map(
      ({ path }) => path,
    );
  expect(issuesOf('a\n'.repeat(10))).toBeUndefined();
  expect(issuesOf('a\n'.repeat(11))).toEqual([['firstSteps']]);
  expect(issuesOf('a'.repeat(301))).toEqual([['firstSteps']]);
});
