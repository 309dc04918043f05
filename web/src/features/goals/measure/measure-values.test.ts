import { expect, test } from 'vitest';
import { aMeasure } from '../../../../test/goal-builders.ts';
import { MeasureForm, measureValues, measureWrite } from './measure-values.ts';

const measure = aMeasure({ state: 'IN_PROGRESS', note: 'Angebot liegt vor', costPlanned: 120_000 });
const base = measureValues(measure);

test('only changed fields are written', () => {
  expect(measureWrite({ ...base, state: 'DONE' }, base, 3)).toEqual({ state: 'DONE', version: 3 });
  expect(measureWrite({ ...base, note: '  ' }, base, 3)).toEqual({ note: null, version: 3 });
  expect(measureWrite({ ...base, costPlanned: null }, base, 3)).toEqual({ costPlanned: null, version: 3 });
});

test('the responsible person is a member of the team or a name, never both', () => {
  const named = measureWrite({ ...base, responsible: { id: null, name: ' Büro Süd ' } }, base, 1);
  expect(named).toEqual({ responsibleName: 'Büro Süd', version: 1 });
  const person = measureWrite({ ...base, responsible: { id: 7, name: 'Jonas Weil' } }, base, 1);
  expect(person).toEqual({ responsibleId: 7, version: 1 });
  const before = measureValues(aMeasure({ responsible: { id: 7, name: 'Jonas Weil' } }));
  expect(measureWrite({ ...before, responsible: { id: null, name: '' } }, before, 1)).toEqual({
    responsibleId: null,
    version: 1,
  });
});

test('an end before the start is an error of the end', () => {
  const form = { ...base, score: null, comment: '', startsOn: '2026-12-02', dueOn: '2026-12-01' };
  const { error } = MeasureForm.safeParse(form);
  expect(error?.issues.map(({ path }) => path)).toEqual([['dueOn']]);
  expect(MeasureForm.safeParse({ ...form, dueOn: '2026-12-02' }).success).toBe(true);
});
