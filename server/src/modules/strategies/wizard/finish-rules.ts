import type { FieldError } from '@metra/contract/errors';
import type { WizardFinish } from '@metra/contract/my';
import type { GoalToChoose } from '../../catalogue/catalogue.module.ts';

type Goals = WizardFinish['goals'];

/**
 * What is wrong with the choice: goals the catalogue does not offer (any more), two goals of one sector, not exactly
 * one measure for a goal, a measure of another goal. All of it at once.
 */
export function choiceFaults(goals: Goals, offered: ReadonlyMap<number, GoalToChoose>): FieldError[] {
  if (goals.length === 0) return [{ path: 'goals', key: 'minItems' }];
  const sectors = goals.map(({ id }) => offered.get(id)?.sector);
  return goals.flatMap(({ id, measures }, index) => {
    const goal = offered.get(id);
    const path = `goals/${index}`;
    if (!goal) return [{ path: `${path}/id`, key: 'enum' }];
    return [
      ...(sectors.indexOf(goal.sector) < index ? [{ path: `${path}/id`, key: 'uniqueItems' }] : []),
      ...measureFaults(measures, goal, `${path}/measures`),
    ];
  });
}

function measureFaults(measures: readonly number[], goal: GoalToChoose, path: string): FieldError[] {
  if (measures.length === 0) return [{ path, key: 'minItems' }];
  if (measures.length > 1) return [{ path, key: 'maxItems' }];
  return measures.flatMap((measure, index) =>
    goal.measures.includes(measure) ? [] : [{ path: `${path}/${index}`, key: 'enum' }],
  );
}
