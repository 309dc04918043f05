import type { FieldError } from '@metra/contract/core/errors';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { GoalToChoose } from '../../catalogue/catalogue.module.ts';
import type { GoalToTakeUp } from './take-up.store.ts';

interface Choice {
  id: number;
  measures: readonly number[];
}

/** Goals of the catalogue with their measures; `pathOf` returns the place of a choice in the input. */
export function goalsToTakeUp(
  offered: ReadonlyMap<number, GoalToChoose>,
  choices: readonly Choice[],
  pathOf: (index: number) => string,
): GoalToTakeUp[] {
  return choices.map(({ id, measures }, index) => {
    const goal = orNotFound(offered.get(id), 'not_found.goal');
    if (choices.findIndex((other) => other.id === id) < index)
      throw invalid(`${pathOf(index)}id`, 'uniqueItems');
    assertMeasuresOf(goal.measures, measures, `${pathOf(index)}measures`);
    return { goalId: id, sector: goal.sector, measures, kpis: goal.kpis };
  });
}

/** Refuses measures of other goals and duplicates. */
export function assertMeasuresOf(
  offered: readonly number[],
  measures: readonly number[],
  path: string,
): void {
  const foreign = measures.flatMap((id, index): FieldError[] =>
    offered.includes(id) ? [] : [{ path: `${path}/${index}`, key: 'enum' }],
  );
  if (foreign.length > 0) throw new DomainError('tracking.measure_of_other_goal', { fields: foreign });
  const twice = measures.findIndex((id, index) => measures.indexOf(id) < index);
  if (twice >= 0) throw invalid(`${path}/${twice}`, 'uniqueItems');
}
